"""The four starter decks and the lists of the campaign, by the ids of their cards (R75, S6 to S11, S45)."""

from __future__ import annotations

from typing import Final

from worldtable.games.worldbreakers.campaign.story import NEW_RULES

EARTH: Final = """
    khutuluns_kheshig confident_suitor the_ten_thousand_ride call_to_arms ger_migration wild_boar_charge lay_siege
    dogtamer gallant_soldier kalari_adept airag_maker eagle_huntress skillful_bruiser amu_river_armorer
    champion_of_the_tumen mongol_quartermaster poised_duelist forbidding_guru sparring_braggart astute_tactician
    tengris_cavalry the_amu_river_encampment gratuitous_gift raid_the_mines weary_veteran irate_vandal lowly_bard
    earth_apprentice swift_messenger the_humble_underpass
"""
MOON: Final = """
    ambitious_construction muhandasat_pilot solomons_throne naming_ceremony unveiling_the_council mythium_ingot
    bolt_trap surge electrifying_revelation blood_moon peaceful_engineer fledgling_defender natty_matron
    steelclad_captain alert_warden fanciful_astronomer muhandasat_savior nocturnal_reaper patient_mentor the_paragon
    luminous_lagoon volatile_furnace surprising_development mythium_fund desperate_miners moon_apprentice
    the_submerged_brilliance the_den_of_sabers the_pit_of_despair the_indigo_grotto
"""
STARS: Final = """
    silkworm_terrarium polos_portraitist exploitative_extraction proof_of_the_grotto inspirational_vision
    straight_to_the_source pacify frantic_getaway throes_of_fancy heedless_investor mothkeeper sly_sentinel
    solemn_guardian generous_dealer auspicious_smuggler suave_sycophant the_blind_sculptor illicit_bazaar
    mesmerizing_maze covert_exchange weaving_workshop the_uncanny_valley surprising_development caravan_guard
    lowly_bard stars_apprentice the_humble_underpass the_submerged_brilliance the_den_of_sabers the_pit_of_despair
"""
VOID: Final = """
    the_right_hand alamut_castle hide_in_plain_sight amazing_arithmetic stupefy serpent_strike vicious_stab
    consumed_by_the_dust pernicious_powder novice_cutpurse cunning_reclaimer resourceful_aide serendipitous_witness
    silent_assassin baleful_viper alamut_saboteur alamut_emissary callous_closer swirling_skirmisher
    the_ancient_butcher forlorn_flats raiders_hideaway gratuitous_gift raid_the_mines mythium_fund weary_veteran
    yam_operator irate_vandal swift_messenger void_apprentice
"""
DRAFTED: Final = """
    baleful_viper callous_closer desperate_miner emboldened_soldier forlorn_flats gratuitous_gift mythium_fund
    pernicious_powder swift_messenger the_indigo_grotto vicious_stab void_apprentice void_looter yam_operator
"""

# For each deck its Worldbreaker and its 30 cards.
STARTERS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "earth": ("khutulun_the_true_daughter", tuple(EARTH.split())),
    "moon": ("the_muhandasat_council_of_engineers", tuple(MOON.split())),
    "stars": ("marco_polo_robed_in_silk", tuple(STARS.split())),
    "void": ("ruknuddin_khurshah_leader_of_the_order", tuple(VOID.split())),
}

# The cards of the Void and Moon decks that the solo rulebook lists for the Draft deck (S45).
DRAFT_LIST: Final[tuple[str, ...]] = tuple(DRAFTED.split())

SOLO_BREAKER: Final = "tengris_cavalry_wb"
CAMPAIGN_CARDS: Final = (*DRAFT_LIST, *[id for rule in NEW_RULES for id in rule.adds], SOLO_BREAKER)
