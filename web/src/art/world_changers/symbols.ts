/** Symbols, 24 by 24: the kinds of effects, the effects of the cards, the things of the table. */
import { disc, faint, fill, line, put } from "./strokes";
import { RED } from "./colours";
import { arrow, cross, envelope, hole, hourglass, KIND_COLOURS, mate, MINE, moon, NOTE, rocket, safe, spark, star, THEIRS, tinyCard } from "./emblems";

export const SYMBOLS: Record<string, () => string> = {
  // the three kinds of effects, and what else a card may carry
  invite: () => disc(12, 12, 11.5, KIND_COLOURS.invite) + envelope(12, 12, 0.9),
  trigger: () => disc(12, 12, 11.5, KIND_COLOURS.trigger) + spark(12, 12, 0.85),
  end_of_game: () => disc(12, 12, 11.5, KIND_COLOURS.end_of_game) + star(12, 12.3, 0.85),
  next_turn: () => disc(12, 12, 11.5, "#3b3047") + hourglass(12, 12, 0.72),
  cannot: () => safe(cross(12, 11.5, 4)),
  pass: () => disc(12, 12, 11.5, "#2b2438") + moon(11.5, 12, 1, "#cfc4e6"),
  active: () => disc(12, 12, 11.5, "#f6cf69") + rocket(12, 12, 0.88),
  crew_mate: () => mate(12, 13, 1.4, NOTE),
  void: () => hole(12, 12, 1.2),
  draw_pile: () => tinyCard(14, 14, 1.3, "#b9a6d6") + tinyCard(12.5, 12.5, 1.3, "#cbbbe2") + tinyCard(11, 11, 1.3, "#8d72b8"),
  hand: () => tinyCard(8, 13, 1.2, "#fff8e6", -14) + tinyCard(16, 13, 1.2, "#f3d58a", 14),
  crown: () => fill("M2.5 20L1 6.5L7.5 11.5L12 3L16.5 11.5L23 6.5L21.5 20Z", "#e0ab45", 'stroke="#7d5312" stroke-width="1"'),
  spent: () => faint(0.45, envelope(12, 12, 1, "#d8e3f0", "#5b6f8c")),
  // invite effects
  most_crew_must_pass: () => mate(6, 14, 0.72, THEIRS) + mate(18, 14, 0.72, THEIRS) + mate(12, 15, 0.95, THEIRS) + moon(12, 5, 0.6),
  named_must_pass: () => mate(8.5, 14.5, 1.15, THEIRS) + moon(17.5, 8.5, 0.85),
  take_from_void: () => hole(12, 18, 0.95) + arrow("M12 17V11.5", 12, 10, -90) + mate(12, 5, 0.68, MINE),
  activate_own: () => mate(9, 14, 1.15, MINE) + envelope(17, 7, 0.62, "#fff", "#2f5f9e") + line("M13 3.5Q17 .5 21 3", NOTE, 1.3),
  activate_another: () => mate(9, 14, 1.15, THEIRS) + envelope(17, 7, 0.62, "#fff", "#2f5f9e") + line("M13 3.5Q17 .5 21 3", NOTE, 1.3),
  take_crew_mate: () => mate(18, 12, 0.85, THEIRS) + arrow("M13 12.5H8", 7, 12.5, 180) + faint(0.35, mate(4.5, 12, 0.6, MINE)),
  demand_crew_mate: () => mate(18, 9.5, 0.85, THEIRS) + arrow("M13 15Q10 19 6.5 16.5", 5.5, 15.5, 215, NOTE, 'stroke-dasharray="1.8 2.2"') + mate(5.5, 9, 0.6, MINE),
  others_put_in_void: () => tinyCard(7, 6.5, 0.9, THEIRS) + tinyCard(17, 6.5, 0.9, THEIRS) + arrow("M12 5V11", 12, 12.5, 90) + hole(12, 19, 0.9),
  send_to_void: () => mate(12, 5.5, 0.75, THEIRS) + arrow("M12 11V13", 12, 14, 90) + hole(12, 19.5, 0.9),
  hand_to_void: () => tinyCard(8.5, 6.5, 0.95, "#f3d58a", -14) + tinyCard(15.5, 6.5, 0.95, "#f3d58a", 14) + arrow("M12 11.5V13", 12, 14.5, 90) + hole(12, 19.5, 0.9),
  invite_again: () => envelope(9.5, 13.5, 0.95, "#fff", "#2f5f9e") + line("M19.5 4V11M16 7.5H23", NOTE, 2),
  all_take_from_void: () => hole(12, 17, 1) + arrow("M7 13L5.5 10", 5, 9, -116) + arrow("M17 13L18.5 10", 19, 9, -64) + mate(4.5, 4.5, 0.5, MINE) +
    mate(19.5, 4.5, 0.5, THEIRS),
  give_to_fewest: () => mate(6, 11.5, 0.85, MINE) + arrow("M11 12.5H15.5", 16.5, 12.5, 0) + faint(0.5, mate(20, 12, 0.5, THEIRS)),
  look_at_pile: () => tinyCard(6, 15.5, 0.95) + tinyCard(12, 15.5, 0.95, "#f3d58a") + tinyCard(18, 15.5, 0.95) + line("M5 5Q12 -1.5 19 5Q12 10.5 5 5Z", NOTE, 1.5) +
    disc(12, 4.6, 2, NOTE),
  swap_with_void: () => mate(6, 7, 0.8, MINE) + hole(16, 18.5, 0.8) + arrow("M11.5 6Q18 6 18 11", 18, 12.5, 90) + arrow("M8 18.5Q5 18.5 5 15", 5, 14.5, -90),
  swap_crew_mates: () => mate(6, 12, 0.85, MINE) + mate(18, 12, 0.85, THEIRS) + arrow("M7 4Q12 1 16 3.5", 17, 4, 25) + arrow("M17 20.5Q12 23 8 20.5", 7, 20, 205),
  pass_hands_on: () => tinyCard(12, 12, 0.9, "#f3d58a") + arrow("M4 9A8.5 8.5 0 0 1 18 5.5", 19.5, 7, 40) + arrow("M20 15A8.5 8.5 0 0 1 6 18.5", 4.5, 17, 220),
  others_draw: () => tinyCard(6, 12, 1.05, "#8d72b8") + arrow("M11 12H14", 15, 12, 0) + tinyCard(20, 12, 0.8, THEIRS),
  place_from_hand: () => tinyCard(5.5, 14, 1, "#f3d58a", -8) + arrow("M10 12Q12 8 14.5 9.5", 15.5, 10.5, 40) + mate(18.5, 15.5, 0.8, MINE),
  renew_void: () => hole(12, 12, 0.85) + arrow("M3.5 8A10 8 0 0 1 18 4.5", 19.5, 5.5, 30) + arrow("M20.5 16A10 8 0 0 1 6 19.5", 4.5, 18.5, 210),
  // trigger effects
  leaves_on_pass: () => moon(5.5, 6, 0.62) + mate(15, 6, 0.75, MINE) + arrow("M15 11.5V13", 15, 14, 90) + hole(14, 19.5, 0.85),
  goes_instead: () => mate(5.5, 7, 0.7, "#b9a98f") + mate(14, 7, 0.8, MINE) + arrow("M19 7Q22.5 12 17.5 15.5", 16.5, 16.5, 140) + hole(11, 19, 0.8),
  protects_crew: () => safe(mate(12, 12, 0.95, MINE)),
  draws_on_pass: () => moon(6, 8, 0.75) + arrow("M11 12H14", 14.5, 12, 0) + tinyCard(19, 12.5, 1, "#8d72b8") + line("M5 19H9M7 17V21", NOTE, 1.5),
  cannot_pass: () => safe(moon(11.5, 11.5, 0.85, "#4a3b5e") + line("M6.5 17L17.5 6", RED, 2.2)),
  cannot_be_forced: () => safe(hourglass(12, 11.5, 0.62, "#4a3b5e") + line("M6.5 17L17.5 6", RED, 2.2)),
  takes_amends: () => faint(0.45, mate(18.5, 6, 0.65, MINE)) + arrow("M20 11L21.5 13", 22, 14, 60) + hole(11, 19, 0.9) + arrow("M8 15V11", 8, 10, -90) +
    mate(7.5, 4.5, 0.65, MINE),
  // end of game effects
  points_per_trigger: () => star(8.5, 13.5, 0.85, KIND_COLOURS.end_of_game) + spark(18.5, 7.5, 0.62, KIND_COLOURS.trigger),
  points_per_low_value: () => star(8.5, 13.5, 0.85, KIND_COLOURS.end_of_game) + arrow("M19 3V10", 19, 11.5, 90),
  points_for_most_crew: () => star(9, 15, 0.85, KIND_COLOURS.end_of_game) + put(12, 0, fill("M1 9L.5 2.5L3.5 5L6 1L8.5 5L11.5 2.5L11 9Z", "#e0ab45")),
  forgives_negatives: () => star(8.5, 13.5, 0.85, KIND_COLOURS.end_of_game) + disc(18.5, 7, 5, "#8e1f2c") + line("M15.8 7H21.2", "#fff", 2) +
    line("M14.5 11.5L22.5 2.5", NOTE, 1.6),
  doubles_total: () => star(8.5, 8.5, 0.75, "#b692d8") + star(14.5, 14.5, 0.9, KIND_COLOURS.end_of_game),
};
