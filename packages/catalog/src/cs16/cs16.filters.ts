/** The stats that rounds ask about, one at random. */
export const WEAPON_STATS = [
	{ label: "Damage", value: "damage" },
	{ label: "Accuracy", value: "accuracy" },
	{ label: "Recoil", value: "recoil" },
	{ label: "Price", value: "price" },
] as const;

export type WeaponStat = (typeof WEAPON_STATS)[number]["value"];
