import type { Dress } from "../theme";
import Card from "./Card.svelte";
import Clock from "./Clock.svelte";
import Deck from "./Deck.svelte";
import Glass from "./Glass.svelte";
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
  lens: Glass,
};
