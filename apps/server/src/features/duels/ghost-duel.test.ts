import { expect, it } from "vitest";
import { ALWAYS_WRONG, CLASSIC, openFriends, playDuel } from "../../testing/dueling.ts";
import { exportOf } from "../../testing/export-of.ts";
import { rightGuess, valueIn } from "../../testing/playing.ts";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import { COUNTRY } from "../../testing/test-pools.ts";
import type { TestSite } from "../../testing/test-site.ts";
import { storedAnswersOf } from "./side-run.ts";

const cards = (rounds: readonly { first: object; second: object }[]) =>
	rounds.map(({ first, second }) => [first, second]);

/** Changes the challenger's answers from a round on, but not their score. Twice, they are as before. */
async function changeAnswers({ db: { kysely } }: TestSite, id: string, from: number): Promise<void> {
	const sides = kysely
		.selectFrom("duel_sides")
		.select("answers")
		.where("duel_id", "=", id)
		.where("seat", "=", 1);
	const answers = storedAnswersOf(await sides.executeTakeFirstOrThrow());
	const later = answers.slice(from - 1).toReversed();
	const changed = answers.map((answer, index) => {
		const guess = answer.guess === "higher" ? ("lower" as const) : ("higher" as const);
		return { ...answer, ...(index + 1 < from ? {} : { guess, correct: later[index + 1 - from]?.correct }) };
	});
	await kysely
		.updateTable("duel_sides")
		.set({ answers: JSON.stringify(changed) })
		.where("duel_id", "=", id)
		.where("seat", "=", 1)
		.execute();
}

const TIMER_MS = 20_000;

onAnyDatabase((openSite) => {
	it("deals two friends the same ten rounds, and counts the result once for each", async () => {
		const site = await openSite();
		const { ada, bob } = await openFriends(site);
		const { id } = await ada.api.duels.create.mutate({ source: CLASSIC, toUserId: bob.id });
		for (const { id: userId } of [ada, bob])
			expect(site.liveEvents.received(userId)).toContainEqual({ kind: "duels" });
		expect(await bob.api.duels.waiting.query()).toEqual({ count: 1 });
		const waiting = await bob.api.duels.mine.query();
		expect(waiting).toMatchObject({ recent: [], waiting: [{ id, state: "yours", other: { name: "ada" } }] });
		const first = await playDuel(site, ada, id, COUNTRY);
		site.liveEvents.clear();
		const second = await playDuel(site, bob, id, COUNTRY, { plan: ALWAYS_WRONG });
		expect(site.liveEvents.received(ada.id)).toContainEqual({ kind: "duel", in: id });
		expect(first.rounds).toHaveLength(10);
		expect(cards(second.rounds)).toEqual(cards(first.rounds));
		expect(await bob.api.duels.get.query({ id })).toMatchObject({
			status: "over",
			verdict: "lost",
			yourSeat: 2,
			mayPlay: false,
			record: { won: 0, lost: 1, drawn: 0 },
			lines: { seats: [2, 1], rounds: { length: 10 } },
		});
		const won = { won: 1, lost: 0, drawn: 0 };
		expect(await ada.api.duels.get.query({ id })).toMatchObject({ verdict: "won", record: won });
		expect(await ada.api.duels.record.query({ userId: bob.id })).toEqual(won);
		expect(await bob.api.duels.waiting.query()).toEqual({ count: 0 });
		const { recent } = await bob.api.duels.mine.query();
		expect(recent).toMatchObject([{ id, state: "lost", other: { userId: ada.id } }]);
		// The answer to the last guess was lost.
		const { duels } = site.another().visitedBy(bob).api;
		const again = await duels.guess.mutate({ id, round: 10, guess: "higher" });
		expect(again).toEqual(second.verdicts.at(-1));
		expect(await ada.api.duels.record.query({ userId: bob.id })).toEqual(won);
	});

	it("sends no hidden number and none of the other's answers before the player's own guess", async () => {
		const site = await openSite({ settings: { rateLimits: false } });
		const { ada, bob } = await openFriends(site);
		const { id } = await ada.api.duels.create.mutate({ source: CLASSIC, toUserId: bob.id });
		await playDuel(site, ada, id, COUNTRY, {
			plan: ({ round }, right) => (round % 3 === 0 ? "timeout" : right),
		});
		/** All that bob can ask for during a round. */
		const shownDuel = async () => {
			const { duels } = bob.api;
			const [current, get] = [await duels.current.query({ id }), await duels.get.query({ id })];
			const lists = [await duels.mine.query(), await duels.waiting.query()];
			return JSON.stringify([current, get, lists, (await exportOf(bob)).duels]);
		};
		const plan: typeof ALWAYS_WRONG = (_, right) => right;
		let open = (await bob.api.duels.begin.mutate({ id })) as Parameters<typeof plan>[0] | null;
		for (let round = 1; open; round++) {
			expect(Object.keys(open.rival ?? {}).sort()).toEqual(["isOut", "ms", "name", "score"]);
			const before = await shownDuel();
			const second = String(valueIn(COUNTRY, open, open.second.id));
			expect(JSON.stringify(open)).not.toContain(second);
			expect(before).not.toContain(second);
			await changeAnswers(site, id, round);
			expect(await shownDuel()).toBe(before);
			await changeAnswers(site, id, round);
			site.clock.advance(open.startsInMs + 500);
			const verdict = await bob.api.duels.guess.mutate({ id, round, guess: "higher" });
			expect(verdict.rival).toMatchObject({ correct: round % 3 !== 0 });
			open = verdict.next;
		}
		expect(await bob.api.duels.get.query({ id })).toMatchObject({ sides: [{ score: 7 }, {}] });
	});
});

onEachDatabase((openSite) => {
	it("counts only the first guess of a round, also when several processes receive guesses", async () => {
		const site = await openSite();
		const { ada } = await openFriends(site);
		const { id } = await ada.api.duels.create.mutate({ source: CLASSIC });
		const adaOnOtherSite = site.another().visitedBy(ada);
		const begun = await Promise.all([
			ada.api.duels.begin.mutate({ id }),
			adaOnOtherSite.api.duels.begin.mutate({ id }),
		]);
		expect(begun[0]).toEqual(begun[1]);
		site.clock.advance(700);
		const right = rightGuess(COUNTRY, begun[0]);
		const wrong = right === "higher" ? "lower" : "higher";
		const verdicts = await Promise.all([
			ada.api.duels.guess.mutate({ id, round: 1, guess: right }),
			adaOnOtherSite.api.duels.guess.mutate({ id, round: 1, guess: wrong }),
			ada.api.duels.guess.mutate({ id, round: 1, guess: wrong }),
		]);
		expect(new Set(verdicts.map((verdict) => JSON.stringify(verdict))).size).toBe(1);
		expect(verdicts[0]).toMatchObject({ round: 1, outcome: null, rival: null, next: { round: 2 } });
		const again = await adaOnOtherSite.api.duels.guess.mutate({ id, round: 1, guess: "higher" });
		expect(again).toEqual(verdicts[0]);
		expect(await adaOnOtherSite.api.duels.current.query({ id })).toMatchObject({ ...again.next, id });
		const skipped = ada.api.duels.guess.mutate({ id, round: 3, guess: "higher" });
		expect(await refusal(skipped)).toMatchObject({ status: 409, code: "play/wrong-round" });
		const early = ada.api.duels.guess.mutate({ id, round: 2, guess: "timeout" });
		expect(await refusal(early)).toMatchObject({ status: 409, code: "play/too-early" });
	});

	it("counts a record once when both sides end at the same moment at two processes", async () => {
		const site = await openSite();
		const { ada, bob } = await openFriends(site);
		const { id } = await ada.api.duels.create.mutate({ source: CLASSIC, toUserId: bob.id });
		const both = [ada, site.another().visitedBy(bob)];
		for (const { api } of both) await api.duels.begin.mutate({ id });
		for (let round = 1; round <= 10; round++) {
			site.clock.advance(TIMER_MS);
			const ending = both.map(({ api }) => api.duels.guess.mutate({ id, round, guess: "timeout" }));
			for (const { correct } of await Promise.all(ending)) expect(correct).toBe(false);
			site.clock.advance(5000);
		}
		const drawn = { won: 0, lost: 0, drawn: 1 };
		for (const { api } of both)
			expect(await api.duels.get.query({ id })).toMatchObject({
				status: "over",
				verdict: "drawn",
				record: drawn,
			});
	});
});
