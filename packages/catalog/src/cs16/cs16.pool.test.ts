import { expect, test } from "vitest";
import { expectSoundPool } from "../testing/expect-sound-pool.ts";
import { WEAPON_STATS } from "./cs16.filters.ts";
import { OWN_MARKS } from "./cs16.marks.ts";
import { WEAPONS, weaponPool } from "./cs16.pool.ts";

test("22 weapons, in a fixed order, each with its own mark", () => {
	expect(WEAPONS.map(({ id }) => id)).toEqual(Array.from({ length: 22 }, (_, index) => index + 1));
	expect(new Set(WEAPONS.map(({ icon }) => icon)).size).toBe(22);
});

test("uses every mark drawn for this game, and no unsuitable icon", () => {
	const own = new Set(WEAPONS.map(({ icon }) => icon).filter((icon) => icon.startsWith("own-")));
	expect([...own].sort()).toEqual(Object.keys(OWN_MARKS).sort());
	for (const path of Object.values(OWN_MARKS)) {
		expect(path).toMatch(/^(?:M\d+ \d+(?:L\d+ \d+)+z)+$/);
		for (const [number] of path.matchAll(/\d+/g)) expect(Number(number)).toBeLessThanOrEqual(512);
	}
	// Icons of the set that are no weapons of the game: a bullet, a shell, a magazine, a target.
	const generalIcons = [
		"rifle",
		"shotgun",
		"machine-gun-magazine",
		"crosshair",
		"human-target",
		"crossed-pistols",
	];
	expect(WEAPONS.filter(({ icon }) => generalIcons.includes(icon))).toEqual([]);
});

test("has the game's damage and prices, and ratings of 0 to 100", () => {
	for (const { name, damage, accuracy, recoil, price, fireRate } of WEAPONS) {
		for (const rating of [accuracy, recoil]) expect(rating >= 0 && rating <= 100, name).toBe(true);
		expect(damage, name).toBeGreaterThanOrEqual(20);
		expect(damage, name).toBeLessThanOrEqual(180);
		expect(price % 50, name).toBe(0);
		expect(price, name).toBeLessThanOrEqual(16_000);
		expect(fireRate, name).toBeGreaterThan(0);
	}
	expect(WEAPONS.find(({ name }) => name === "AWP")).toMatchObject({ damage: 115, price: 4750 });
});

test("asks for four stats, each of which tells the weapons apart", () => {
	expectSoundPool(weaponPool);
	expect(weaponPool).toMatchObject({ game: "cs16", asOf: "2026-11" });
	expect(weaponPool.cards).toHaveLength(22);
	expect(weaponPool.questions?.map(({ measure }) => measure)).toEqual([
		"damage",
		"accuracy",
		"recoil",
		"price",
	]);
	for (const [stat] of WEAPON_STATS.entries()) {
		expect(new Set(weaponPool.cards.map((card) => card.values?.[stat])).size).toBeGreaterThanOrEqual(15);
	}
});

test("names this site as the source of its ratings", () => {
	const sources = new Map(weaponPool.questions?.map(({ measure, source }) => [measure, source]));
	expect(sources.get("accuracy")).toMatch(/this site/);
	expect(sources.get("damage")).toMatch(/Counter-Strike/);
});
