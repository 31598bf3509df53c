import type { Dress } from "../theme";
import Abilities from "./Abilities.svelte";
import Card from "./Card.svelte";
import Chapters from "./Chapters.svelte";
import Counters from "./Counters.svelte";
import DraftPile from "./DraftPile.svelte";
import Followers from "./Followers.svelte";
import Halves from "./Halves.svelte";
import Hand from "./Hand.svelte";
import Leader from "./Leader.svelte";
import Left from "./Left.svelte";
import Locations from "./Locations.svelte";
import NewRules from "./NewRules.svelte";
import News from "./News.svelte";
import Numbers from "./Numbers.svelte";
import Offer from "./Offer.svelte";
import Orders from "./Orders.svelte";
import OrdersLeft from "./OrdersLeft.svelte";
import Pile from "./Pile.svelte";
import Pool from "./Pool.svelte";
import Road from "./Road.svelte";
import Scenery from "./Scenery.svelte";
import Tale from "./Tale.svelte";
import Turns from "./Turns.svelte";
import Veil from "./Veil.svelte";
import { plan } from "./plan";

export const dress: Dress = {
  plan,
  card: Card,
  zones: {
    followers: Followers,
    locations: Locations,
    counters: Counters,
    number: Numbers,
    halves: Halves,
    abilities: Abilities,
    hand: Hand,
    table: Hand,
    stored: Hand,
    aside: Hand,
    offer: Offer,
    breakers: Offer,
    leader: Leader,
    deck: Pile,
    discard: Pile,
    road: Road,
    turns: Turns,
    orders: Orders,
    "orders-left": OrdersLeft,
    "spent-orders": OrdersLeft,
    left: Left,
    chapters: Chapters,
    "new-rules": NewRules,
    news: News,
    tale: Tale,
    pool: Pool,
    taken: Pool,
    library: Pool,
    "draft-deck": Pool,
    pile: DraftPile,
    stock: DraftPile,
  },
  scenery: Scenery,
  veil: Veil,
  strip: "oklch(0.93 0.035 85)",
};
