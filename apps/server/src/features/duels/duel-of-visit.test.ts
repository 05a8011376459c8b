import { customSpec } from "@hilo/rules/custom-games/custom-run";
import { MAX_OPEN_VISITS, MAX_ROUNDS, ROUNDS_PER_PAGE } from "@hilo/rules/duels/caps";
import { SITE_LIMITS } from "@hilo/rules/site/site-limits";
import { DAY_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import type { Browser } from "../../testing/browser.ts";
import { ALWAYS_WRONG, openFriends, playDuel, rightUntil } from "../../testing/dueling.ts";
import { insertGames } from "../../testing/games.ts";
import { playTo } from "../../testing/playing.ts";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import { CS16, GITHUB, testFilters } from "../../testing/test-pools.ts";
import { playedTo, type Visit, visitOf } from "../../testing/visits.ts";
import type { FilterOf } from "../play/create-pools.ts";
import { LIMITS } from "./limit-challenges.ts";

type Played = Pick<Visit, "seed" | "poolId" | "answers">;

/** Gives each game the filters "old" (also for "") and "new", which have the same items. */
function withFilters(asOf: string): FilterOf {
	const pools = testFilters();
	return (game, filter) => {
		const found = pools(game, "");
		const name = filter || "old";
		return found && { ...found, filter: name, label: name, pool: () => ({ ...found.pool(), asOf }) };
	};
}

onEachDatabase((openSite) => {
	it("makes a visitor's run the challenger's side, judged again, and deals its items to the others", async () => {
		const site = await openSite();
		const { ada, bob } = await openFriends(site);
		const visitor = site.visitor();
		const { id } = await visitor.api.duels.create.mutate({ source: await visitOf(visitor, "github", 3) });
		expect(await visitor.api.duels.get.query({ id })).toMatchObject({
			isByLink: true,
			isCounted: false,
			rounds: null,
			verdict: "waiting",
			sides: [{ seat: 1, isYou: true, userId: null, score: 3, timeMs: 4000 }],
		});
		const { verdicts } = await playDuel(site, ada, id, GITHUB, { ms: 400, plan: rightUntil(5) });
		expect(verdicts.slice(0, 5).map(({ rival }) => rival?.correct)).toEqual([
			true,
			true,
			true,
			false,
			undefined,
		]);
		await playDuel(site, bob, id, GITHUB, { plan: ALWAYS_WRONG });
		expect(await ada.api.duels.get.query({ id })).toMatchObject({ verdict: "won" });
		expect(await bob.api.duels.get.query({ id })).toMatchObject({ verdict: "lost" });
	});

	it("moves no record, because the browser knew the numbers", async () => {
		const site = await openSite();
		const { ada, bob } = await openFriends(site);
		const source = await visitOf(site.visitor(), "cs16", 4);
		const { id } = await ada.api.duels.create.mutate({ source, toUserId: bob.id });
		await playDuel(site, bob, id, CS16, { plan: ALWAYS_WRONG });
		expect(await bob.api.duels.get.query({ id })).toMatchObject({ verdict: "lost", status: "over" });
		expect(await site.db.kysely.selectFrom("duel_records").selectAll().execute()).toEqual([]);
		const next = await bob.api.duels.rematch.mutate({ id });
		expect(await bob.api.duels.get.query(next)).toMatchObject({ isCounted: true, rounds: 10 });
	});

	it("limits the challenges of visits by address and day, and those that are not begun by sender", async () => {
		const site = await openSite();
		const address = "198.51.100.7";
		const visitor = site.visitor({ address });
		const source = await visitOf(visitor, "github", 3);
		const create = (browser: Pick<Browser, "api">) => browser.api.duels.create.mutate({ source });
		for (let n = 1; n < MAX_OPEN_VISITS; n++) await create(visitor);
		const { id } = await create(visitor);
		const two = await Promise.all([refusal(create(visitor)), refusal(create(visitor))]);
		for (const refused of two) expect(refused).toMatchObject({ status: 429, code: "duels/too-many-open" });
		await playDuel(site, await site.player("ada"), id, GITHUB, { plan: ALWAYS_WRONG });
		await create(visitor);
		expect(await refusal(create(visitor))).toMatchObject({ code: "duels/too-many-open" });
		const created = MAX_OPEN_VISITS + 4;
		await site.services.limits.take(
			LIMITS.visits,
			address,
			undefined,
			SITE_LIMITS.visitChallenges.defaultValue - created,
		);
		for (const browser of [site.visitor({ address }), await site.player("bob", { address })])
			expect(await refusal(create(browser))).toMatchObject({ status: 429, code: "duels/too-many" });
		site.clock.advance(DAY_MS);
		await create(visitor);
	});
});

onAnyDatabase((openSite) => {
	it("takes older pools of the run's filter, and none of another filter", async () => {
		const site = await openSite({ filterOf: withFilters("2026-08") });
		const visitor = site.visitor();
		const source = await visitOf(visitor, "github", 3, "new");
		for (const filter of ["old", ""]) {
			const ofOther = visitor.api.duels.create.mutate({ source: { ...source, filter } });
			expect(await refusal(ofOther)).toMatchObject({ status: 404, code: "play/no-such-pool" });
		}
		const { duels } = site.another({ filterOf: withFilters("2026-09") }).visitor().api;
		const { id } = await duels.create.mutate({ source });
		expect(await duels.get.query({ id })).toMatchObject({ label: "new", sides: [{ score: 3 }] });
	});

	it("answers the rounds of a long duel page by page, after the caller's own side is over", async () => {
		const site = await openSite();
		const visitor = site.visitor();
		const { id } = await visitor.api.duels.create.mutate({ source: await visitOf(visitor, "github", 25) });
		const { lines } = await visitor.api.duels.get.query({ id });
		expect(lines).toMatchObject({ count: 26, rounds: { length: ROUNDS_PER_PAGE, 9: { round: 10 } } });
		const page = (after: number) => visitor.api.duels.rounds.query({ id, after });
		expect((await page(10)).map(({ round }) => round)).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
		expect((await page(20)).map(({ answers }) => answers[0]?.correct)).toEqual([
			...Array(5).fill(true),
			false,
		]);
		expect(await page(26)).toEqual([]);
		const ada = await site.player("ada");
		const hidden = ada.api.duels.rounds.query({ id, after: 10 });
		expect(await refusal(hidden)).toMatchObject({ status: 409, code: "duels/not-ready" });
		await playDuel(site, ada, id, GITHUB, { plan: ALWAYS_WRONG });
		expect(await ada.api.duels.rounds.query({ id, after: 10 })).toMatchObject({ 0: { answers: [null, {}] } });
	});

	it("makes a duel of the first hundred rounds of a player's longer run", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const { runId } = await playTo(site, ada, GITHUB, MAX_ROUNDS + 2);
		const { id } = await ada.api.duels.create.mutate({ source: { kind: "run", runId } });
		expect(await ada.api.duels.get.query({ id })).toMatchObject({ sides: [{ score: MAX_ROUNDS }] });
	});

	it("takes a visitor's run of a custom game in its present version, where the visitor may see the game", async () => {
		const site = await openSite();
		const creator = await site.player("creator");
		const games = await insertGames(site, creator, { secret: { privacy: "private", timer_seconds: 9 } });
		const { id: customGameId, key } = games.secret;
		const visitor = site.visitor();
		const { seed, poolId, cards } = await visitor.api.customGames.opening.query({ id: customGameId, key });
		const spec = { seed, poolSize: cards.length, ...customSpec(9) };
		const visit = { kind: "visit", game: "custom", filter: "", customGameId, seed, poolId } as const;
		const source = { ...visit, answers: playedTo(2, spec, { cards }) };
		const create = (changed: Partial<Visit>) =>
			visitor.api.duels.create.mutate({ source: { ...source, key, ...changed } });
		const { id } = await create({});
		expect(await visitor.api.duels.get.query({ id })).toMatchObject({
			customGameId,
			custom: { timerSeconds: 9, measure: "Value" },
			sides: [{ score: 2 }],
		});
		expect(await refusal(create({ key: "wrong" }))).toMatchObject({ status: 403 });
		const otherPool = { poolId: `custom-${customGameId}-7` };
		expect(await refusal(create(otherPool))).toMatchObject({ code: "play/no-such-pool" });
		expect(await refusal(create({ customGameId: undefined }))).toMatchObject({ status: 400 });
	});

	it("refuses runs that are not over, too slow, or of another game's pool", async () => {
		const site = await openSite();
		const visitor = site.visitor();
		const source = await visitOf(visitor, "github", 2);
		const { answers } = source;
		const [first = { guess: "higher", ms: 0 }] = answers;
		const refused = (changed: Partial<Played> & Partial<Pick<Visit, "game">>) =>
			refusal(visitor.api.duels.create.mutate({ source: { ...source, ...changed } }));
		for (const changed of [
			{ answers: answers.slice(0, 2) },
			{ answers: [...answers, first] },
			{ answers: [{ ...first, ms: 20_001 }, ...answers.slice(1)] },
			{ answers: [{ ...first, ms: -1 }, ...answers.slice(1)] },
			{ answers: [] },
		])
			expect(await refused(changed)).toMatchObject({ status: 400 });
		expect(await refused({ game: "country" })).toMatchObject({ status: 404, code: "play/no-such-pool" });
		expect(visitor.cookies.size).toBe(0);
	});
});
