import type { Card, Pool } from "@hilo/rules/play/card";
import { WEAPON_STATS } from "../filter-options.ts";
import { sourceFields, weaponSources } from "../sources.ts";
import rows from "./cs16.data.json" with { type: "json" };

const CATEGORIES = {
	pistol: "Pistol",
	shotgun: "Shotgun",
	smg: "Submachine gun",
	rifle: "Rifle",
	sniper: "Sniper rifle",
	"machine-gun": "Machine gun",
} as const;

type WeaponCategory = keyof typeof CATEGORIES;

export interface Weapon {
	id: number;
	name: string;
	category: WeaponCategory;
	damage: number;
	/** 0 to 100. */
	accuracy: number;
	/** 0 to 100. */
	recoil: number;
	/** The game's dollars. */
	price: number;
	/** Rounds a minute. */
	fireRate: number;
	/** A name in the game-icons set or in `OWN_MARKS`. */
	icon: string;
}

const isCategory = (name: string): name is WeaponCategory => Object.hasOwn(CATEGORIES, name);

function parseWeapon({ category, ...weapon }: (typeof rows)[number]): Weapon {
	if (!isCategory(category)) throw new RangeError(`No category ${category}`);
	return { ...weapon, category };
}

export const WEAPONS: readonly Weapon[] = rows.map(parseWeapon);

/** Returns a weapon as an item, with a value for each of `WEAPON_STATS`. */
function weaponCard(weapon: Weapon): Card {
	return {
		id: String(weapon.id),
		name: weapon.name,
		inSentence: `the ${weapon.name}`,
		detail: CATEGORIES[weapon.category],
		art: { kind: "weapon", icon: weapon.icon },
		value: weapon.damage,
		values: WEAPON_STATS.map(({ value: stat }) => weapon[stat]),
	};
}

export const weaponPool: Pool = {
	game: "cs16",
	...sourceFields(weaponSources.damage),
	questions: WEAPON_STATS.map(({ label, value: stat }) => {
		const question = { measure: label.toLowerCase(), ...sourceFields(weaponSources[stat]) };
		return stat === "price" ? { ...question, unit: "dollars" } : question;
	}),
	cards: WEAPONS.map(weaponCard),
};
