import type { Dress } from "../theme";
import Card from "./Card.svelte";
import Crew from "./Crew.svelte";
import Glass from "./Glass.svelte";
import Hand from "./Hand.svelte";
import Pile from "./Pile.svelte";
import Row from "./Row.svelte";
import Scenery from "./Scenery.svelte";
import Veil from "./Veil.svelte";
import { plan } from "./plan";

export const dress: Dress = {
  ratio: 1.42,
  plan,
  card: Card,
  zones: { void: Row, crew: Crew, hand: Hand, pile: Pile, aside: Row },
  scenery: Scenery,
  veil: Veil,
  lens: Glass,
  buttons: { pass: "chip passive" },
};
