import { customSpec } from "@hilo/rules/custom-games/spec";
import type { CreateDuelInput } from "@hilo/rules/duels/duels.schema";
import { type Direction, isCorrect } from "@hilo/rules/play/engine";
import { planOf, type RunSpec } from "@hilo/rules/play/pairs";
import { dealtCard } from "@hilo/rules/play/question";
import { expect, it } from "vitest";
import type { Browser } from "../../testing/browser.ts";
import { ALWAYS_WRONG, openFriends, playDuel, rightUntil } from "../../testing/dueling.ts";
import { insertGames } from "../../testing/games.ts";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import { CS16, GITHUB, testFilters } from "../../testing/test-pools.ts";
import { classicSpec } from "../play/classic-runs.ts";
import type { FilterOf } from "../play/create-pools.ts";
import type { StoredPool } from "../play/pools.ts";
import { plannedDuel } from "./planned-duel.ts";

type Visit = Extract<CreateDuelInput["source"], { kind: "visit" }>;
type Played = Pick<Visit, "seed" | "poolId" | "answers">;

/** A run as a browser plays it: right until the score is reached, then wrong. */
function playedTo(
	score: number,
	spec: RunSpec,
	pool: Pick<StoredPool, "cards" | "questions">,
): Visit["answers"] {
	const plan = planOf(spec);
	return Array.from({ length: score + 1 }, (_, index) => {
		const round = index + 1;
		const pair = plan.pairOf(round);
		const valueAt = (at = -1) => dealtCard(pool, spec.seed, round, at).value;
		const values = { known: valueAt(pair?.first), hidden: valueAt(pair?.second) };
		const [right, wrong]: Direction[] = isCorrect("higher", values)
			? ["higher", "lower"]
			: ["lower", "higher"];
		return { guess: round <= score ? (right ?? "higher") : (wrong ?? "lower"), ms: 1000.4 };
	});
}

/** Opens a classic game as a visitor and plays it in the browser. */
async function visitOf(
	browser: Pick<Browser, "api">,
	game: "github" | "cs16",
	score: number,
	asked = "",
): Promise<Visit> {
	const { filter, seed, poolId } = await browser.api.play.opening.query({ game, filter: asked });
	const pool = await browser.api.play.pool.query({ poolId });
	const spec = classicSpec(game, seed, { ...pool, id: poolId, game, source: "", asOf: "" });
	return { kind: "visit", game, filter, seed, poolId, answers: playedTo(score, spec, pool) };
}

/** Gives each game the filters "old" (also for "") and "new", which have the same items. */
function withFilters(asOf: string): FilterOf {
	const pools = testFilters();
	return (game, filter) => {
		const found = pools(game, "");
		const name = filter || "old";
		return found && { ...found, filter: name, feature: name, pool: () => ({ ...found.pool(), asOf }) };
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

	it("moves no record, whoever sends it, because the browser knew the numbers", async () => {
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
		expect(await duels.get.query({ id })).toMatchObject({ choice: "new", sides: [{ score: 3 }] });
	});
});

onAnyDatabase((openSite) => {
	it("ends a duel without a number of rounds after a thousand", async () => {
		const site = await openSite();
		const visitor = site.visitor();
		const { id } = await visitor.api.duels.create.mutate({ source: await visitOf(visitor, "github", 3) });
		const duel = await site.db.kysely
			.selectFrom("duels")
			.selectAll()
			.where("id", "=", id)
			.executeTakeFirstOrThrow();
		const { plan } = await plannedDuel(site.services, site.db.kysely, duel);
		expect(plan.clockOf(1000)).not.toBeNull();
		expect(plan.clockOf(1001)).toBeNull();
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
			{ answers: Array.from({ length: 1001 }, () => first) },
		])
			expect(await refused(changed)).toMatchObject({ status: 400 });
		expect(await refused({ game: "country" })).toMatchObject({ status: 404, code: "play/no-such-pool" });
		expect(visitor.cookies.size).toBe(0);
	});
});
