import type { Dress } from "../theme";
import Card from "./Card.svelte";
import Glass from "./Glass.svelte";
import Hand from "./Hand.svelte";
import Held from "./Held.svelte";
import Hint from "./Hint.svelte";
import Hire from "./Hire.svelte";
import Map from "./Map.svelte";
import Payment from "./Payment.svelte";
import Pile from "./Pile.svelte";
import Planet from "./Planet.svelte";
import Sky from "./Sky.svelte";
import Stair from "./Stair.svelte";
import Stall from "./Stall.svelte";
import { CARD, hinted, plan } from "./plan";

export const dress: Dress = {
  ratio: CARD,
  plan,
  card: Card,
  zones: { board: Map, planet: Planet, hand: Hand, display: Hire, supply: Stall, reserve: Pile, deck: Pile, discard: Pile, held: Held, played: Payment, table: Stair },
  scenery: Sky,
  lens: Glass,
  hint: { line: Hint, when: hinted },
};
