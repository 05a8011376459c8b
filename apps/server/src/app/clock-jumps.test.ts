import { DAILY_TASK_XP } from "@hilo/rules/progression/daily-tasks";
import { DAY_MS, HOUR_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import { befriend } from "../testing/befriend.ts";
import { playTo, rightGuess } from "../testing/playing.ts";
import { onEachDatabase } from "../testing/sites.ts";
import { MUSIC, REDDIT } from "../testing/test-pools.ts";

const JUMPS = [
	HOUR_MS,
	-2 * HOUR_MS,
	DAY_MS,
	-DAY_MS,
	5 * DAY_MS,
	-4 * DAY_MS,
	-2 * HOUR_MS,
	3 * DAY_MS,
	-2 * DAY_MS,
	4 * HOUR_MS,
];

onEachDatabase((openSite) => {
	it("survives clock jumps: nothing is delayed, lost, reordered or counted twice", async () => {
		const site = await openSite();
		const [ada, bob] = [await site.player("ada"), await site.player("bob")];
		await befriend(site, ada, bob);
		const [sent, days]: [string[], Set<number>] = [[], new Set()];
		let [runs, best] = [0, 0];
		for (const [n, jump] of JUMPS.entries()) {
			const open = await bob.api.play.start.mutate({ game: "reddit" });
			site.clock.set(site.clock.now() + jump);
			const guess = rightGuess(REDDIT, open);
			const verdict = await bob.api.play.guess.mutate({ runId: open.runId, round: open.round, guess });
			expect(verdict).toMatchObject({ round: open.round });
			const again = await bob.api.play.guess.mutate({ runId: open.runId, round: open.round, guess: "lower" });
			expect(again).toMatchObject({ guess: verdict.guess, outcome: verdict.outcome, score: verdict.score });

			const { score } = await playTo(site, ada, MUSIC, n % 3);
			runs++;
			best = Math.max(best, score);
			if (score > 0) days.add(Math.floor(site.clock.now() / DAY_MS));

			const content = `message ${n}`;
			await ada.api.chat.send.mutate({ userId: bob.id, content, clientId: `${n}` });
			await ada.api.chat.send.mutate({ userId: bob.id, content, clientId: `${n}` });
			sent.push(content);
			const { messages } = await bob.api.chat.list.query({ userId: ada.id });
			expect(messages.map(({ content }) => content)).toEqual(sent);
			expect(await bob.api.chat.unread.query()).toEqual({ count: 1 });
			await bob.api.chat.read.mutate({ userId: ada.id });
			expect(await bob.api.chat.unread.query()).toEqual({ count: 0 });

			await ada.api.presence.update.mutate({ status: "online" });
			const statuses = await bob.api.presence.statuses.query({ userIds: [ada.id] });
			expect(JSON.stringify(statuses)).toContain("online");
			const { user } = await ada.api.me.get.query();
			expect(user).toMatchObject({ gameStats: { gamesPlayed: runs } });
			expect(user?.games.musicGame.highScore).toBe(best);
			expect(user?.xp).toBeLessThanOrEqual(days.size * DAILY_TASK_XP.classicGamePlayed);
			const polled = await bob.get("/user/me");
			expect(polled.status).toBe(200);
		}
	});
});
