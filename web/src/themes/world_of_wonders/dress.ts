import type { Dress } from "../theme";
import Announced from "./Announced.svelte";
import Aside from "./Aside.svelte";
import Attack from "./Attack.svelte";
import District from "./District.svelte";
import Glass from "./Glass.svelte";
import Hand from "./Hand.svelte";
import HandCard from "./HandCard.svelte";
import Mosaic from "./Mosaic.svelte";
import Own from "./Own.svelte";
import Phases from "./Phases.svelte";
import Pile from "./Pile.svelte";
import Scenery from "./Scenery.svelte";
import Spied from "./Spied.svelte";
import Standing from "./Standing.svelte";
import Tokens from "./Tokens.svelte";
import { asking, called } from "./asking";
import { HAND_RATIO, plan } from "./plan";

export const dress: Dress = {
  ratio: HAND_RATIO,
  plan,
  card: HandCard,
  zones: {
    aside: Aside,
    attack: Attack,
    built: Own,
    deck: Pile,
    discard: Pile,
    district: District,
    hand: Hand,
    mosaic: Mosaic,
    removed: Pile,
    sites: Own,
    spied: Spied,
    standing: Standing,
    tokens: Tokens,
    window: Announced,
  },
  asking,
  called,
  clock: Phases,
  lens: Glass,
  scenery: Scenery,
};
