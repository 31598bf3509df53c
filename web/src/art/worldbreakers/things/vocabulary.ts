/** Things that words can place; each takes its colour, if one was named, and the palette. */
import type { Palette } from "./colours";
import { CHAPTERS, NEW_RULES, ORDERS } from "./campaign";
import { SKIN_DARK } from "./colours";
import { at } from "./draw";
import { EVENTS } from "./events";
import { camelShape, figure, grazingHorse, horseShape, oxShape, riderShape, walkingHorse } from "./figures";
import { boltShape, cloudShape, dustPuffs, flame, gem, glow, rays, shards, smokePuffs, starShape } from "./light";
import { PLACES, palm } from "./places";
import { arrowShape, basketShape, boatShape, bookShape, cartShape, chestShape, coinsShape, columnShape, craneShape, daggerShape, deadTreeShape, domeShape, doveShape, drumShape, flagShape, flowerShape, furnaceShape, gerShape, giftShape, horsetail, houseShape, ingotShape, ladderShape, lancer, lanternShape, minaretShape, mineShape, pagodaShape, paizaShape, pickShape, poplarShape, potShape, reedsShape, rockShape, saberShape, sackShape, scrollShape, sheetShape, shieldShape, shipShape, skein, skullShape, soldier, spearShape, stallShape, swordShape, tentShape, towerShape, treeShape, wallShape, wheelShape } from "./shapes";

export const THINGS = {
  // people
  man: ({ c }) => figure({ robe: c, hat: "hair", hands: [[9, -14]] }), woman: ({ c }) => figure({ robe: c || "#3f7d86", hat: "scarf" }),
  soldier: ({ c }) => soldier(0, 0, 1, { robe: c || "#5c6b4a" }), merchant: ({ c }) => figure({ robe: c, hat: "turban", hands: [[9, -18]] }),
  scholar: ({ c }) => figure({ robe: c || "#3d5f96", hat: "scarf", hatColour: "#e6ecf4", hands: [[9, -20]] }),
    hooded: ({ c }) => figure({ robe: c || "#3a2a4f", hat: "hood", hands: [[9, -18]] }),
  herder: ({ c }) => figure({ robe: c || "#3f7a4a", hat: "furhat", hands: [[9, -18]] }),
    miner: () => figure({ robe: "#7a5a3c", hat: "none", skin: SKIN_DARK, legs: "walk", hands: [[10, -22]] }) + at(12, -14, 0.6, pickShape(), 30),
  traveller: ({ c }) => figure({ robe: c || "#c8442f", hat: "cap", legs: "walk", hands: [[9, -16]] }),
    kneeling: ({ c }) => figure({ robe: c, hat: "turban", legs: "kneel", hands: [[12, -32], [-12, -32]] }),
  running: ({ c }) => figure({ robe: c, hat: "hair", legs: "run", hands: [[12, -26]] }),
    sitting: ({ c }) => figure({ robe: c, hat: "furhat", legs: "sit", hands: [[11, -8]] }),
  // beasts
  horse: ({ c }) => at(0, 0, 0.8, walkingHorse(c)), galloping: ({ c }) => at(0, 0, 0.8, horseShape(c)),
    grazing: ({ c }) => at(0, 0, 0.8, grazingHorse(c)), rider: ({ c }) => at(0, 0, 0.8, riderShape({ coat: c })),
    lancer: ({ c }) => lancer(0, 0, 0.8, c ? { coat: c } : {}),
  camel: ({ c }) => at(0, 0, 0.8, camelShape(c)), ox: ({ c }) => oxShape(c), dove: ({ c }) => doveShape(c), skull: ({ c }) => skullShape(c),
  // buildings
  ger: ({ c }) => gerShape(c), tent: ({ c }) => tentShape(c), tower: ({ c }) => towerShape(c), wall: ({ c }) => wallShape(c),
    dome: ({ c }) => domeShape(c), minaret: ({ c }) => minaretShape(undefined, c), pagoda: ({ c }) => pagodaShape(c), house: ({ c }) => houseShape(c),
  stall: ({ c }) => stallShape(c), mine: ({ c }) => mineShape(c), crane: () => craneShape(), ladder: () => ladderShape(),
    oven: () => at(0, 0, 0.8, furnaceShape()), ship: ({ c }) => shipShape(c), boat: ({ c }) => boatShape(c), column: ({ c }) => columnShape(c),
  // things
  standard: ({ c }) => horsetail(c), flag: ({ c }) => flagShape(c), spear: () => spearShape(), sword: () => swordShape(), saber: () => saberShape(),
    dagger: () => daggerShape(), arrow: () => arrowShape(), shield: ({ c }) => at(0, -20, 1, shieldShape(c)),
  crystal: () => gem(0, 0, 1.4), crystals: () => shards(0, 0, 1), ingot: () => at(0, -14, 1, ingotShape()), chest: () => chestShape(),
    coins: () => coinsShape(), lantern: () => lanternShape(), scroll: () => scrollShape(), book: () => bookShape(), sheet: ({ c }) => sheetShape(c),
    drum: ({ c }) => drumShape(c),
  pot: () => potShape(), sack: ({ c }) => sackShape(c), basket: () => basketShape(), cart: () => cartShape(), pick: () => pickShape(),
    wheel: () => at(0, -12, 1, wheelShape()), tablet: () => paizaShape(), parcel: () => giftShape(), yarn: ({ c }) => skein(c || "#d98a9e"),
  // nature
  tree: ({ c }) => treeShape(c), deadtree: ({ c }) => deadTreeShape(c), poplar: ({ c }) => poplarShape(c), palm: () => palm(),
    reeds: ({ c }) => reedsShape(c), rock: ({ c }) => rockShape(c), flower: ({ c }) => flowerShape(c), cloud: () => cloudShape(0, 0, 1),
    fire: () => flame(0, 0, 1),
  smoke: () => smokePuffs(0, 0, 1), dustcloud: () => dustPuffs(0, 0, 1), bolt: () => boltShape(0, 0, 1),
    star: ({ c }) => starShape(0, -12, 14, c || "#fff3b0"), shine: ({ c }) => glow(0, 0, 34, c || "#fff6d8", 0.9),
    beams: ({ c }) => rays(0, 0, 10, 60, 16, c || "#fff6d8", 0.45),
} satisfies Record<string, (of: { c: string | undefined; p: Palette }) => string>;
export const SCENES = { ...EVENTS, ...PLACES, ...ORDERS, ...NEW_RULES, ...CHAPTERS };
