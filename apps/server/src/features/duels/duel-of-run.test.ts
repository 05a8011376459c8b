import { expect, it } from "vitest";
import { ALWAYS_WRONG, CLASSIC, openFriends, playDuel, rightUntil } from "../../testing/dueling.ts";
import { numbersOf, playTo } from "../../testing/playing.ts";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import { GITHUB } from "../../testing/test-pools.ts";
import type { Player, TestSite } from "../../testing/test-site.ts";

/** Gives a link to a duel of a run with three correct guesses. */
async function challengeByLink(site: TestSite, player: Player) {
	const { runId } = await playTo(site, player, GITHUB, 3);
	const source = { kind: "run", runId } as const;
	const { id } = await player.api.duels.create.mutate({ source });
	return { runId, source, id };
}

const sixRight = rightUntil(6);

onAnyDatabase((openSite) => {
	it("accepts only the player's own finished run with its moves", async () => {
		const site = await openSite();
		const { ada, bob } = await openFriends(site);
		const { source, runId } = await challengeByLink(site, ada);
		const missing = { status: 404, code: "duels/no-such-run" };
		expect(await refusal(bob.api.duels.create.mutate({ source }))).toMatchObject(missing);
		const open = await ada.api.play.start.mutate({ game: "country" });
		const ofOpen = ada.api.duels.create.mutate({ source: { kind: "run", runId: open.runId } });
		expect(await refusal(ofOpen)).toMatchObject(missing);
		const live = await ada.api.duels.create.mutate({ source, mode: "live", toUserId: bob.id });
		expect(await bob.api.duels.get.query(live)).toMatchObject({ mode: "live", game: "github", rounds: 10 });
		await site.db.kysely.deleteFrom("moves").where("run_id", "=", runId).execute();
		expect(await refusal(ada.api.duels.create.mutate({ source }))).toMatchObject(missing);
	});

	it("deals each taker of the link the items of the run, and replays its moves", async () => {
		const site = await openSite();
		const { ada, bob } = await openFriends(site);
		const { id, runId } = await challengeByLink(site, ada);
		const visitor = site.visitor();
		expect(await visitor.api.duels.get.query({ id })).toMatchObject({
			isByLink: true,
			rounds: null,
			mayPlay: true,
			yourSeat: null,
			sides: [{ seat: 1, name: "ada", status: "over", score: null, timeMs: null, marks: null }],
			verdict: null,
			lines: null,
		});
		const { rounds, verdicts } = await playDuel(site, visitor, id, GITHUB, { ms: 400, plan: sixRight });
		expect(rounds[0]?.rival).toEqual({ name: "ada", score: 0, ms: expect.any(Number), isOut: false });
		expect(verdicts.map(({ rival }) => rival?.correct)).toEqual([
			...[true, true, true, false],
			...verdicts.slice(4).map(() => undefined),
		]);
		expect(rounds[4]?.rival).toMatchObject({ score: 3, ms: null, isOut: true });
		const moves = await site.db.kysely
			.selectFrom("moves")
			.select("value")
			.where("run_id", "=", runId)
			.orderBy("round")
			.execute();
		expect(verdicts.slice(0, 4).map(({ value }) => value)).toEqual(moves.map(({ value }) => value));
		const { verdicts: bobs } = await playDuel(site, bob, id, GITHUB, { plan: ALWAYS_WRONG });
		expect(bobs).toMatchObject([{ outcome: "wrong", score: 0, next: null }]);
		expect(await bob.api.duels.get.query({ id })).toMatchObject({ verdict: "lost", yourSeat: 3 });
		expect(await visitor.api.duels.get.query({ id })).toMatchObject({
			verdict: "won",
			yourSeat: 2,
			record: null,
		});
		const own = await ada.api.duels.get.query({ id });
		expect(own).toMatchObject({ verdict: "won", yourSeat: 1, lines: { seats: [1, 3] }, status: "open" });
		expect(own.sides.map(({ name, isYou }) => [name, isYou])).toEqual([
			["ada", true],
			["bob", false],
			["Guest", false],
		]);
		expect(await ada.api.duels.record.query({ userId: bob.id })).toEqual({ won: 1, lost: 0, drawn: 0 });
	});
});

onEachDatabase((openSite) => {
	it("challenges a friend with a run one time, also by two presses together", async () => {
		const site = await openSite();
		const { ada, bob } = await openFriends(site);
		const { source, id: byLink } = await challengeByLink(site, ada);
		const challenge = () => ada.api.duels.create.mutate({ source, toUserId: bob.id });
		const [first, second] = await Promise.all([challenge(), challenge()]);
		expect(second).toEqual(first);
		expect(first.id).not.toBe(byLink);
		await playDuel(site, bob, first.id, GITHUB, { plan: sixRight });
		expect(await challenge()).toEqual(first);
		expect(await ada.api.duels.record.query({ userId: bob.id })).toMatchObject({ won: 0, lost: 1 });
	});

	it("gives simultaneous takers a seat each, and sends no number before a guess", async () => {
		const site = await openSite();
		const { ada, bob } = await openFriends(site);
		const { id } = await challengeByLink(site, ada);
		const other = site.another();
		const takers = [bob, other.visitedBy(bob), ...Array.from({ length: 4 }, () => other.visitor())];
		const runs = await Promise.all(takers.map(({ api }) => api.duels.begin.mutate({ id })));
		expect(new Set(runs.map(({ first, second }) => `${first.id} ${second.id}`)).size).toBe(1);
		const views = await Promise.all(takers.map(({ api }) => api.duels.get.query({ id })));
		expect(views.map(({ yourSeat }) => yourSeat ?? 0).sort()).toEqual(
			expect.arrayContaining([2, 3, 4, 5, 6]),
		);
		expect(new Set(views.map(({ yourSeat }) => yourSeat)).size).toBe(5);
		const passerBy = site.visitor();
		await passerBy.api.duels.get.query({ id });
		const received = passerBy.receivedBodies.join();
		for (const number of numbersOf(GITHUB)) expect(received).not.toContain(String(number));
		const { seed, pool_id } = await site.db.kysely
			.selectFrom("duels")
			.select(["seed", "pool_id"])
			.executeTakeFirstOrThrow();
		const all = takers.flatMap(({ receivedBodies }) => receivedBodies).join();
		for (const secret of [seed, pool_id]) expect(all).not.toContain(secret);
	});

	it("lets the challenger play once against their own ghost, and then against the better run, off the record", async () => {
		const site = await openSite();
		const { ada, bob } = await openFriends(site);
		const { id } = await challengeByLink(site, ada);
		expect(await ada.api.duels.get.query({ id })).toMatchObject({
			mayPlay: true,
			isOwnGhost: true,
			isCounted: true,
			yourSeat: 1,
			verdict: "waiting",
		});
		await playDuel(site, ada, id, GITHUB, { plan: sixRight });
		expect(await ada.api.duels.get.query({ id })).toMatchObject({
			mayPlay: false,
			isOwnGhost: true,
			verdict: "won",
			yourSeat: 2,
			record: null,
			lines: { seats: [2, 1] },
		});
		expect(await refusal(ada.api.duels.begin.mutate({ id }))).toMatchObject({ code: "duels/over" });
		const next = await ada.api.duels.rematch.mutate({ id });
		expect(await ada.api.duels.get.query(next)).toMatchObject({ isOwnGhost: true, sides: [{ score: 6 }] });
		await playDuel(site, bob, next.id, GITHUB, { plan: ALWAYS_WRONG });
		expect(await bob.api.duels.get.query(next)).toMatchObject({ verdict: "lost", isCounted: false });
		expect(await ada.api.duels.get.query(next)).toMatchObject({ verdict: "won", isCounted: false });
		expect(await site.db.kysely.selectFrom("duel_records").selectAll().execute()).toEqual([]);
		const { waiting, recent } = await ada.api.duels.mine.query();
		expect(waiting).toEqual([]);
		expect(recent.map(({ state, other }) => [state, other?.name ?? null])).toEqual([
			["won", "bob"],
			["won", null],
		]);
	});

	it("creates one rematch for both players, of the same game with new items", async () => {
		const site = await openSite();
		const { ada, bob } = await openFriends(site);
		const { id } = await ada.api.duels.create.mutate({ source: CLASSIC, toUserId: bob.id });
		const early = ada.api.duels.rematch.mutate({ id });
		expect(await refusal(early)).toMatchObject({ status: 409, code: "duels/not-ready" });
		const pool = (await site.services.play.pools.current("country", "")).pool as Parameters<
			typeof playDuel
		>[3];
		for (const player of [ada, bob]) await playDuel(site, player, id, pool);
		const adaOnOtherSite = site.another().visitedBy(ada);
		const answers = await Promise.all([
			bob.api.duels.rematch.mutate({ id }),
			adaOnOtherSite.api.duels.rematch.mutate({ id }),
		]);
		expect(answers[0]).toEqual(answers[1]);
		const [next] = answers;
		const asked = await Promise.all([ada, bob].map(({ api }) => api.duels.get.query({ id })));
		for (const { rematchId } of asked) expect(rematchId).toBe(next.id);
		const { sides } = await ada.api.duels.get.query(next);
		const isAdas = sides[0]?.name === "ada";
		expect(asked.map(({ rematchFrom }) => rematchFrom)).toEqual(isAdas ? [null, "ada"] : ["bob", null]);
		const shownDuel = await bob.api.duels.get.query(next);
		expect(shownDuel).toMatchObject({ mode: "ghost", game: "country", rounds: 10, mayPlay: true });
		expect(shownDuel.sides.map(({ name }) => name).sort()).toEqual(["ada", "bob"]);
	});
});
