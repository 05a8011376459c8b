import { expect, it } from "vitest";
import { zonesOn } from "./zones-on.ts";

const PLAYED = [
	{ day: "2026-11-20", timeZone: "Europe/Berlin" },
	{ day: "2026-11-23", timeZone: "Asia/Tokyo" },
];
const TOKYO = { timeZone: "Asia/Tokyo", change: null };

it.each([
	["between two decks, those of both", "2026-11-21", ["Europe/Berlin", "Asia/Tokyo"]],
	["after the last deck, its own and today's", "2026-11-24", ["Asia/Tokyo"]],
])("lists the zones of a missed day: %s", (_, day, zones) => {
	expect(zonesOn(day, PLAYED, TOKYO)).toEqual(zones);
});

it("adds the zone before the last change for today", () => {
	const change = { from: "Asia/Tokyo", at: 0, openFrom: "2026-11-24", openTo: "2026-11-24" };
	expect(zonesOn("2026-11-24", PLAYED, { timeZone: "UTC", change })).toEqual(["Asia/Tokyo", "UTC"]);
});
