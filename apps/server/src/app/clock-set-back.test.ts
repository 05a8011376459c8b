import { DAY_MS, HOUR_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import { createRateLimits } from "../platform/limits/rate-limits.ts";
import { befriend } from "../testing/befriend.ts";
import { rightGuess } from "../testing/playing.ts";
import { onAnyDatabase, onEachDatabase, onOneDatabase } from "../testing/sites.ts";
import { REDDIT } from "../testing/test-pools.ts";
import type { Player, TestSite } from "../testing/test-site.ts";

const SECOND_MS = 1000;

function setBack({ clock }: TestSite, by: number, thenPass: number): void {
	clock.set(clock.now() - by);
	clock.advance(thenPass);
}

const today = async (player: Player) => {
	const { challenges, xp, streak } = await player.api.progression.today.query();
	return { done: challenges.filter(({ done }) => done).map(({ id }) => id), xp, streak };
};

const challenge = (player: Player, challengeType: string) =>
	player.post("/user/update-daily-challenge", { challengeType });

onEachDatabase((openSite) => {
	it("does not extend a limit in the database", async () => {
		const site = await openSite();
		const limit = { name: "test", hits: 3, windowMs: 10_000, error: "request/too-many" } as const;
		const take = () => createRateLimits(site.services).take(limit, "ada");
		for (let n = 0; n < 3; n++) await take();
		// Processes' clocks may differ by this much, so the window continues.
		site.clock.set(site.clock.now() - 30 * SECOND_MS);
		await expect(take()).rejects.toMatchObject({ retryAfterSeconds: 10 });
		setBack(site, HOUR_MS, 10 * SECOND_MS);
		for (let n = 0; n < 3; n++) await take();
		await expect(take()).rejects.toMatchObject({ retryAfterSeconds: 10 });
	});
});

onAnyDatabase((openSite) => {
	it("keeps messages in order and unread, and an open run with one verdict per round", async () => {
		const site = await openSite();
		const [ada, bob] = [await site.player("ada"), await site.player("bob")];
		await befriend(site, ada, bob);
		const send = (content: string) =>
			ada.api.chat.send.mutate({ userId: bob.id, content, clientId: content });
		await send("first");
		await bob.api.chat.read.mutate({ userId: ada.id });
		const open = await bob.api.play.start.mutate({ game: "reddit" });
		setBack(site, 2 * HOUR_MS, SECOND_MS);
		await send("second");
		await send("second");
		const { messages } = await bob.api.chat.list.query({ userId: ada.id });
		expect(messages.map(({ content }) => content)).toEqual(["first", "second"]);
		expect((await bob.get("/chat/unread")).body).toEqual({ count: 1 });
		const { runId, round } = open;
		const guess = rightGuess(REDDIT, open);
		const verdict = await bob.api.play.guess.mutate({ runId, round, guess });
		expect(verdict).toMatchObject({ correct: true, score: 1 });
		const other = guess === "higher" ? "lower" : "higher";
		const again = await bob.api.play.guess.mutate({ runId, round, guess: other });
		expect(again).toMatchObject({ guess, correct: true, score: 1 });
	});

	it("neither repeats the XP of daily tasks nor takes it back", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		for (const type of ["classicGamePlayed", "customGamePlayed", "friendInvited"]) await challenge(ada, type);
		const before = await today(ada);
		expect(before).toMatchObject({ done: { length: 3 }, xp: 275, streak: 1 });
		for (const by of [HOUR_MS, DAY_MS, 3 * DAY_MS]) {
			setBack(site, by, SECOND_MS);
			await challenge(ada, "classicGamePlayed");
			await challenge(ada, "friendInvited");
			expect(await today(ada)).toEqual(before);
		}
		site.clock.advance(6 * DAY_MS);
		expect(await today(ada)).toEqual({ done: [], xp: 275, streak: 0 });
		await challenge(ada, "classicGamePlayed");
		expect(await today(ada)).toEqual({ done: ["classicGamePlayed"], xp: 325, streak: 0 });
	});
});

const openSite = onOneDatabase();

it("does not extend a flood limit", async () => {
	const site = await openSite();
	const ada = await site.player("ada");
	const write = async () => (await ada.post("/user/online-status", { userIds: [] })).status;
	const statuses = new Set<number>();
	for (let n = 0; n < 61; n++) statuses.add(await write());
	expect(statuses).toContain(429);
	setBack(site, HOUR_MS, 10 * SECOND_MS);
	expect(await write()).not.toBe(429);
});

it("does not extend the pause between typing events", async () => {
	const site = await openSite();
	const [ada, bob] = [await site.player("ada"), await site.player("bob")];
	await befriend(site, ada, bob);
	const type = () => bob.api.chat.typing.mutate({ userId: ada.id });
	const typingEvents = () => site.received(ada.id).filter(({ kind }) => kind === "typing").length;
	await type();
	expect(typingEvents()).toBe(1);
	setBack(site, HOUR_MS, 90 * SECOND_MS);
	await type();
	expect(typingEvents()).toBe(2);
});
