import { DAY_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import type { Browser } from "../../testing/browser.ts";
import { playDeck } from "../../testing/daily-playing.ts";
import { CLASSIC, openFriends, playDuel, rightUntil } from "../../testing/dueling.ts";
import { playRight, playTo } from "../../testing/playing.ts";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import { COUNTRY, MOVIE_FILTER, MOVIES } from "../../testing/test-pools.ts";
import type { Player } from "../../testing/test-site.ts";

const knowledgeOf = ({ id }: Player, as: Browser) => as.api.knowledge.get.query({ userId: id });

onEachDatabase((openSite) => {
	it("counts a player's guesses by game, filter and closeness, and their scores, weeks and duels", async () => {
		const site = await openSite();
		const { ada, bob } = await openFriends(site);
		await playTo(site, ada, MOVIES, 3, MOVIE_FILTER);
		await playTo(site, ada, MOVIES, 0, MOVIE_FILTER);
		site.clock.advance(7 * DAY_MS);
		await playDeck(site, ada, { rights: (round) => round !== 10 });
		const { id } = await ada.api.duels.create.mutate({ source: CLASSIC, toUserId: bob.id });
		await playDuel(site, ada, id, COUNTRY, { plan: rightUntil(3) });
		await playDuel(site, bob, id, COUNTRY, { plan: rightUntil(1) });
		const { answers, ...rest } = await knowledgeOf(ada, site.visitor());
		const films = answers.filter(({ label }) => label === "Genre: Action");
		const sum = (name: "right" | "answered", of: typeof answers) =>
			of.reduce((all, each) => all + each[name], 0);
		expect(films.every(({ game }) => game === "movie")).toBe(true);
		expect([sum("right", films), sum("answered", films)]).toEqual([3, 5]);
		expect([sum("right", answers), sum("answered", answers)]).toEqual([3 + 9 + 3, 5 + 10 + 10]);
		expect(rest).toEqual({
			weeks: [
				{ week: "2026-11-16", right: 3, answered: 5 },
				{ week: "2026-11-23", right: 9, answered: 10 },
			],
			scores: [{ key: "movieGame", counts: [1, 0, 0, 1, 0, 0, 0, 0] }],
			decks: [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0],
			duels: { won: 1, lost: 0, drawn: 0 },
			deckStreak: { current: 1, longest: 1 },
			taskStreak: 0,
		});
	});
});

onAnyDatabase((openSite) => {
	it("counts no time-out and no run that is open", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const { run, open } = await playRight(site, ada, COUNTRY, 1);
		expect((await knowledgeOf(ada, ada)).answers).toEqual([]);
		site.clock.advance(open.remainingMs ?? 0);
		await ada.api.play.guess.mutate({ runId: run.runId, round: open.round, guess: "timeout" });
		const { answers, weeks } = await knowledgeOf(ada, ada);
		expect(answers).toMatchObject([{ game: "country", label: "", right: 1, answered: 1 }]);
		// No two of the test's countries are twice as far apart.
		expect(answers[0]?.closeness).toMatch(/^(very-)?close$/);
		expect(weeks).toMatchObject([{ right: 1, answered: 1 }]);
	});

	it("shows nothing of a suspended or unknown player", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const root = await site.player("root", { isAdmin: true });
		await root.api.moderation.suspend.mutate({ userId: ada.id, reason: "spam", until: null });
		for (const userId of [ada.id, "nobody"])
			expect(await refusal(site.visitor().api.knowledge.get.query({ userId }))).toMatchObject({
				code: "accounts/user-not-found",
			});
	});
});
