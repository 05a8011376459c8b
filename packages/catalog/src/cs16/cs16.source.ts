import type { DataSource } from "../data-source.ts";
import type { WeaponStat } from "./cs16.filters.ts";

/** Damage and price are the game's, accuracy and recoil are this site's ratings: the stage names each source. */
export const weaponSources: Record<WeaponStat, DataSource> = {
	damage: {
		source: "Counter-Strike 1.6 weapon settings",
		asOf: "2026-11",
		provenance:
			"Base damage of a shot before armour and distance, from the weapon settings in ReGameDLL, the public rebuild of " +
			"the game's code. Shotguns with every pellet hitting: 9 × 20 and 6 × 20.",
	},
	price: {
		source: "Counter-Strike 1.6 buy menu",
		asOf: "2026-11",
		provenance: "Prices of the game's buy menu.",
	},
	accuracy: {
		source: "this site’s rating, 0 to 100",
		asOf: "2026-11",
		provenance:
			"The game publishes no accuracy. A rating of 0 to 100 from the bullets' spread over the first five shots " +
			"standing still, snipers' rifles with the scope.",
	},
	recoil: {
		source: "this site’s rating, 0 to 100",
		asOf: "2026-11",
		provenance:
			"The game publishes no recoil. A rating of 0 to 100 by hand, from how hard each weapon kicks.",
	},
};
