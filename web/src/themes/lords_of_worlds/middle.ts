/** A row of tiles with the carts that come for them. */
import { at } from "../../art/cover";
import { piece } from "../../art/lords_of_worlds/pieces";
import { tile } from "../../art/lords_of_worlds/tiles";
import { middle } from "../../art/middle";

const LOOKS = ["forest", "water, sloop", "hills", "desert, small cactus", "mountains", "lowlands", "forest"];
const cart = (seat: number, x: number): string => at(x, 58, 1, piece("cart", seat).replace("<svg ", '<svg x="-21" y="-21" width="42" height="42" '));

export default middle(LOOKS.map((look, nth) => at(36 + nth * 58, nth % 2 ? 52 : 30, 0.72, tile(look))).join("") + cart(0, 94) + cart(1, 210) + cart(2, 326));
