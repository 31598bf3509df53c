import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import "./lib/keyed";

const target = document.getElementById("app");
if (!target) {
  throw new Error("The page has no place for the client.");
}
mount(App, { target });
