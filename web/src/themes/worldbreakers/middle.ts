/** The four guilds of the Khanate. */
import { at } from "../../art/cover";
import { middle } from "../../art/middle";
import { symbol } from "../../art/worldbreakers/things/symbols";

const GUILDS: [string, string][] = [["earth", "#2f7d46"], ["moon", "#3d5f96"], ["stars", "#c47a17"], ["void", "#6b4690"]];

export default middle(
  GUILDS.map(([name, colour], nth) => at(60 + nth * 100, 42, 1, `<circle r="40" fill="#fff3d3"/><circle r="36" fill="${colour}"/><circle r="31" fill="none" stroke="#fff3d3" stroke-width="1.5" opacity=".6"/><svg x="-24" y="-24" width="48" height="48" viewBox="0 0 24 24">${symbol(name)}</svg>`)).join(""),
);
