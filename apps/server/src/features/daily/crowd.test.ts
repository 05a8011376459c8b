import { MIN_CROWD_PLAYERS } from "@hilo/rules/daily/crowd";
import { expect, it } from "vitest";
import type { Browser } from "../../testing/browser.ts";
import { playDeck, rightOf } from "../../testing/daily-playing.ts";
import { onAnyDatabase } from "../../testing/sites.ts";
import { NOON } from "../../testing/test-clock.ts";
import type { TestSite } from "../../testing/test-site.ts";
import { sweepRuns } from "../play/sweep-runs.ts";
import { DECK_RUNS } from "./answer-deck-round.ts";

const DAY = "2026-11-21";
const SCHOOL = "192.0.2.60";

const totalOf = (crowd: { higher: number; lower: number; timeout: number }) =>
	crowd.higher + crowd.lower + crowd.timeout;

async function answerFirst(site: TestSite, { api }: Pick<Browser, "api">): Promise<number> {
	await api.daily.start.mutate({ day: DAY, timeZone: "Etc/UTC" });
	const [first] = (await site.services.daily.open(DAY)).rounds;
	if (!first) throw new Error("no round");
	return totalOf((await api.daily.guess.mutate({ day: DAY, round: 1, guess: rightOf(first) })).crowd);
}

onAnyDatabase((openSite) => {
	it("counts the first 20 visitors of an address in a deck's crowd, and lets the others play uncounted", async () => {
		const site = await openSite();
		const [counted, last] = [site.visitor({ address: SCHOOL }), site.visitor({ address: SCHOOL })];
		expect(await answerFirst(site, counted)).toBe(1);
		await site.db.kysely
			.updateTable("rate_limits")
			.set({ hits: 20 })
			.where("key", "like", "deck-crowd%")
			.execute();
		expect(await answerFirst(site, last)).toBe(1);
		expect(await answerFirst(site, site.visitor({ address: "192.0.2.61" }))).toBe(2);
		expect(await answerFirst(site, await site.player("ada", { address: SCHOOL }))).toBe(3);
		await playDeck(site, counted, { rights: (round) => round < 4 });
		await playDeck(site, last, { rights: () => true });
		const result = ({ api }: Browser) => api.daily.result.query({ day: DAY });
		expect(await result(counted)).toMatchObject({ score: 3, finished: 1, betterThan: null });
		expect(await result(last)).toMatchObject({ score: 10, finished: 1, betterThan: 100 });
		// Runs that were open when the day closed count in the same way.
		site.clock.set(NOON + 13 * 3_600_000);
		await sweepRuns(site.operator, [DECK_RUNS]);
		expect(await result(last)).toMatchObject({ finished: 3 });
	});

	it("shows only players' results, once there are enough of them", async () => {
		const site = await openSite();
		const { kysely } = site.db;
		const [visitor, ada] = [site.visitor(), await site.player("ada")];
		for (const browser of [visitor, ada]) await playDeck(site, browser, { rights: (round) => round < 6 });
		const result = ({ api }: Pick<Browser, "api">) => api.daily.result.query({ day: DAY });
		expect(await result(ada)).toMatchObject({ finished: 2, among: "all", betterThan: 0 });
		// All others were signed in from the first round on, and had none right.
		const more = { day: DAY, shard: 15, count: MIN_CROWD_PLAYERS - 1, players: MIN_CROWD_PLAYERS - 1 };
		await kysely
			.insertInto("daily_scores")
			.values({ ...more, score: 0 })
			.execute();
		await kysely
			.insertInto("daily_answers")
			.values({ ...more, round: 1, guess: "timeout" })
			.execute();
		for (const browser of [visitor, ada])
			expect(await result(browser)).toMatchObject({
				finished: MIN_CROWD_PLAYERS,
				among: "players",
				betterThan: browser === ada ? 100 : 90,
			});
		const { rounds } = await result(visitor);
		expect(rounds.map(({ crowd }) => totalOf(crowd))).toEqual([MIN_CROWD_PLAYERS, ...Array(9).fill(2)]);
	});
});
