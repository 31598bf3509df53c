"""The words of the campaign: cover, chapters, New Rules (section 16)."""

from __future__ import annotations

from typing import Final

COVER: Final = (
    "A traveller, a bolt of silk, and a warning that must outrun an army. "
    "Keep these cards in their order and turn none before its time."
)
TITLES: Final = (
    "Out of the Khan's City",
    "The Singing Sands",
    "The Roof of the World",
    "The Market of Tabriz",
    "The Last Harbour",
)
FRONTS: Final = (
    "Lamp smoke still hangs in the writing hall when Marco rolls the Great Khan's maps into a bolt of "
    "grey silk and walks out through the fish gate. By sunrise a dust column stands on the northern road, "
    "and the carters whisper that Tengri's own cavalry is counting the travellers.",
    "Between two wells the dunes begin to hum, and the caravan's guide swears that he hears hoofbeats in "
    "the song. Marco pays in promises for a night in the caves, where old murals still glitter with "
    "mythium dust.",
    "On the high passes the air is too thin for lies, and every toll keeper wants to know whose tablet "
    "this is. Below the snow line the vanguard has lit its fires, one for each scout it lost on the "
    "climb.",
    "Every tongue of the earth bargains under the vaults of Tabriz, and half of them are asking for a "
    "Venetian. Marco trades stories for storage rooms and storage rooms for time.",
    "At Trebizond one ship waits with a Venetian flag and a captain who will not wait long. On the shore "
    "road the drums stop, which is worse than the drumming was.",
)
BACKS: Final = (
    "The gate wardens remember only a silk trader with a bad cough, and the first relay riders pass by "
    "without drawing rein. Marco buys two camels, hires a cook who asks no questions, and turns toward "
    "the sands.",
    "A storm rubs out the tracks of man and horse alike. When it lifts, a monk presses a golden tablet "
    "into Marco's hand and says that a road must be repaid by whoever reaches its end.",
    "The avalanche takes the bridge but not the letters sewn into Marco's coat. In the valley beyond, "
    "ruby miners share their bread and tell of a princess whom no wrestler has ever thrown.",
    "The ledger that names him burns together with the customs house, by accident or by friendship. Only "
    "the harbour road is left, and on it rides Khutulun's own guard.",
    "The hawser parts, the sail fills, and the riders grow small between the waves and the hills. In his "
    "cabin Marco dips his pen and begins the letter with the words that nobody in Venice will believe.",
)
NEW_RULES: Final = (
    "Riders on the Horizon",
    "The Golden Paiza",
    "The Vanguard Arrives",
    "The Princess Rides",
)
NEW_RULES_TEXTS: Final = (
    "Setup: Poised Duelist and Forbidding Guru, set aside at the start, are shuffled into the opponent's deck.",
    "Setup: you start with 2 mythium more; a marker lies here. Once per game, at the start of a turn of "
    "yours, you may take it off: ready all your followers. This is no action.",
    "When read: you may move one card from your deck to the Draft deck. Setup: Sparring Braggart, Astute "
    "Tactician and the follower Tengri's Cavalry are shuffled into the opponent's deck.",
    "Setup: Khutulun's Kheshig and Confident Suitor are shuffled into the opponent's deck. In round 1 the "
    "first follower of the opponent to enter play gets a +1/+1 counter.",
)
NEW_ORDERS: Final = (
    "A new order: one of your locations, hidden or not, is damaged.",
    "A new order: one of your followers takes 1 wound before all of its followers attack.",
    "A new order: one of its followers gets a +1/+1 counter.",
    "A new order: a follower comes back from its discard pile; later one of yours cannot block.",
)
# What New Rules change besides the followers that they bring: a sentence each, with its rule.
CHANGES: Final[tuple[tuple[tuple[str, str], ...], ...]] = (
    (),
    (
        ("You start every game with 2 mythium more.", "S16"),
        ("Once a game, at the start of a turn of yours, you may ready all your followers.", "S15"),
    ),
    (("Before the chapter you may send one card of your deck back to the Draft deck.", "S42"),),
    (("In round 1 the first follower of the opponent to enter play gets a +1/+1 counter.", "S15"),),
)
LOSS: Final = (
    "Your deck, the orders and the New Rules stay as they are; what lay on the table is gone. "
    "The chapter may be tried again."
)
LOOKS: Final = (
    "stars: dawn, bare, khanCity with its gate and Marco leaving",
    "stars: bare, sands that sing and a caravan",
    "moon: bare, roof of the world and a rope bridge",
    "stars: bare, tabriz and the vaults of its market",
    "moon: dawn, bare, harbour with a Venetian ship setting sail",
)
NEW_RULES_LOOKS: Final = (
    "earth: dusk, bare, horizon full of riders before the sinking sun",
    "stars: paiza of gold held up on its cord",
    "earth: mountains, snow, vanguard seen from the front",
    "earth: steppe, princess on a white horse with braids and bow",
)
NEW_RULES_BRIEFS: Final = (
    "Two more followers ride with the opponent.",
    "+2 mythium; once a game you may ready all followers.",
    "Three more followers ride with the opponent.",
    "Two more followers; the first one gets a +1/+1 counter.",
)
