import type { Dress } from "../theme";
import Ask from "./Ask.svelte";
import Card from "./Card.svelte";
import Clock from "./Clock.svelte";
import Deck from "./Deck.svelte";
import Glass from "./Glass.svelte";
import Holds from "./Holds.svelte";
import Lately from "./Lately.svelte";
import Picked from "./Picked.svelte";
import Row from "./Row.svelte";
import Scenery from "./Scenery.svelte";
import Supply from "./Supply.svelte";
import World from "./World.svelte";
import { PORTRAIT, plan } from "./plan";

export const dress: Dress = {
  ratio: PORTRAIT,
  plan,
  card: Card,
  zones: { collection: World, hand: Row, picked: Picked, pool: Row, discard: Row, beside: Row, supply: Supply, deck: Deck },
  scenery: Scenery,
  clock: Clock,
  paper: { ground: "linear-gradient(90deg, oklch(0.92 0.07 89), oklch(0.95 0.05 89) 45%, oklch(0.92 0.07 89))", ink: "oklch(0.27 0.04 68)" },
  asks: Ask,
  tells: Lately,
  holds: Holds,
  lens: Glass,
};
