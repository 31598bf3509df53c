/** The small things by name, with where they stand when the look does not say. */
import { ammonite, bolt, breaker, bulrush, fish, heron, koi, lilypad, lotus, planet, rock, sailboat, sprout, turtle, wisp } from "./creatures";
import { bird, cloud, crown, crystal, eagle, flame, glider, gust, leaf, peak, pine, sun } from "./sprites";

export const SPRITES: Record<string, readonly [number, number, (tint?: string) => string]> = {
  cloud: [60, 30, cloud], sun: [60, 26, sun], peak: [60, 72, peak], flame: [60, 72, flame], pine: [60, 72, pine], crystal: [60, 46, crystal], crown: [60, 40, crown],
  eagle: [60, 42, eagle], glider: [60, 32, glider], bird: [60, 26, bird], leaf: [60, 50, leaf], gust: [34, 30, gust], fish: [60, 50, fish], sailboat: [60, 58, sailboat], sprout: [60, 70, sprout],
  bulrush: [60, 78, bulrush], lilypad: [60, 66, lilypad], lotus: [60, 62, lotus], bolt: [60, 36, bolt], rock: [60, 62, rock], ammonite: [60, 56, ammonite],
  planet: [60, 40, planet], wave: [60, 46, breaker], wisp: [60, 40, wisp], heron: [60, 42, heron], turtle: [60, 42, turtle], koi: [60, 44, koi],
};
