import { expect, test } from "vitest";
import { WEAPON_STATS } from "../filter-options.ts";
import { LEVEL_MARKS, OWN_MARKS } from "./cs16.marks.ts";
import { WEAPONS, weaponPool } from "./cs16.pool.ts";

test("gives each weapon its own mark, and uses every mark that is drawn for this game", () => {
	const icons = WEAPONS.map(({ icon }) => icon);
	expect(new Set(icons).size).toBe(WEAPONS.length);
	expect(icons.filter((icon) => icon.startsWith("own-")).sort()).toEqual(Object.keys(OWN_MARKS).sort());
	expect(Object.keys(LEVEL_MARKS).sort()).toEqual(icons.sort());
});

test("has plausible damage and prices, and ratings of 0 to 100", () => {
	for (const { name, damage, accuracy, recoil, price } of WEAPONS) {
		for (const rating of [accuracy, recoil]) expect(rating >= 0 && rating <= 100, name).toBe(true);
		expect(damage >= 20 && damage <= 180, name).toBe(true);
		expect(price % 50 === 0 && price <= 16_000, name).toBe(true);
	}
	expect(WEAPONS.find(({ name }) => name === "AWP")).toMatchObject({ damage: 115, price: 4750 });
});

test("asks for stats that tell the weapons apart", () => {
	for (const [stat] of WEAPON_STATS.entries())
		expect(new Set(weaponPool.cards.map((card) => card.values?.[stat])).size).toBeGreaterThanOrEqual(15);
});

test("names this site as the source of its ratings", () => {
	const sources = new Map(weaponPool.questions?.map(({ measure, source }) => [measure, source]));
	expect(sources.get("accuracy")).toMatch(/this site/);
	expect(sources.get("damage")).toMatch(/Counter-Strike/);
});
