import { deckNumber, newestClosedDay } from "@hilo/rules/daily/days";
import type { DeckRound } from "@hilo/rules/daily/deal-deck";
import sharp from "sharp";
import { expect, it } from "vitest";
import { previewCard } from "../../../platform/drawing/preview-card.ts";
import { onOneDatabase } from "../../../testing/sites.ts";
import { deckCard, hardestRound } from "./deck-preview.ts";

const openSite = onOneDatabase();
const card = (name: string, value: number) =>
	({ id: name, name, value, art: { kind: "flag", iso2: "fr" } }) as const;
const round = (number: number, second = 2_000_003): DeckRound => ({
	round: number,
	game: "country",
	source: "the tests",
	asOf: "2026-08",
	measure: null,
	unit: null,
	first: card("Turkey", 1_000_001),
	second: card("Germany", second),
});

it("shows only decks that have closed everywhere", async () => {
	const site = await openSite();
	const closed = deckNumber(newestClosedDay(site.clock.now()));
	const response = await site.visitor().fetch(`/previews/daily-${closed}.png`);
	expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "image/png"]);
	expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width: 1200, height: 630 });
	for (const number of [closed + 1, closed + 2, 0, 999_999_999])
		expect((await site.visitor().fetch(`/previews/daily-${number}.png`)).status, `${number}`).toBe(404);
	const opened = await site.db.kysely.selectFrom("daily_decks").select("day").execute();
	expect(opened.map(({ day }) => deckNumber(day))).toEqual([closed]);
});

it("takes the round with the fewest right answers, and the last one where too few have played", () => {
	const rounds = [round(1), round(2), round(3)];
	const count = (of: number, guess: "higher" | "lower" | "timeout", count: number) => ({
		round: of,
		guess,
		count,
		players: 0,
	});
	const counts = [count(1, "higher", 90), count(1, "lower", 10), count(2, "higher", 28)];
	const all = [...counts, count(2, "lower", 60), count(2, "timeout", 12), count(3, "lower", 4)];
	expect(hardestRound(rounds, all)).toEqual({ round: rounds[1], right: 28 });
	expect(hardestRound(rounds, [])).toEqual({ round: rounds[2], right: null });
});

it("does not show the second value", async () => {
	const cardOf = (second: number) => deckCard("Hilo 141", { round: round(1, second), right: 28 });
	expect(await previewCard(cardOf(2_000_003))).toBe(await previewCard(cardOf(7)));
});
