import { expect, it } from "vitest";
import { playRight, playTo, wrongGuess } from "../../testing/playing.ts";
import { onAnyDatabase } from "../../testing/sites.ts";
import { COUNTRY, GITHUB } from "../../testing/test-pools.ts";
import type { Player, TestSite } from "../../testing/test-site.ts";
import { GAME_RUNS } from "./game-runs.ts";
import { sweepRuns } from "./sweep-runs.ts";

const NOTHING = { badges: [], challenges: [], allDone: false, xp: 0 };

const idsOf = ({ badges }: { badges: readonly { id: string }[] }) => badges.map(({ id }) => id);

async function announcedBy(player: Player): Promise<string[]> {
	const { newBadges } = await player.api.progression.checkBadges.mutate();
	return newBadges.map(({ id }) => id);
}

async function lastMove(site: TestSite, player: Player) {
	const { run, open } = await playRight(site, player, COUNTRY, 2);
	return { runId: run.runId, round: 3, guess: wrongGuess(COUNTRY, open) };
}

onAnyDatabase((openSite) => {
	it("includes what the run has earned, once it is over", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const { run, open, last } = await playRight(site, ada, COUNTRY, 2);
		expect(last).toMatchObject({ outcome: null, earned: null });
		const move = { runId: run.runId, round: 3, guess: wrongGuess(COUNTRY, open) };
		const { earned } = await ada.api.play.guess.mutate(move);
		expect(earned).toEqual({
			badges: [
				{
					id: "first_game",
					name: "First Steps",
					description: expect.any(String),
					imageUrl: "/badges/first_game.svg",
					earnedAt: new Date(site.clock.now()).toISOString(),
				},
			],
			challenges: ["classicGamePlayed"],
			allDone: false,
			xp: 50,
		});
		const me = await ada.api.me.get.query();
		expect(me.user).toMatchObject({ xp: 50, badges: earned?.badges });
	});

	it("marks those badges as announced, and announces nothing twice", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		await playTo(site, ada, COUNTRY, 2);
		expect(await announcedBy(ada)).toEqual([]);
		expect((await playTo(site, ada, COUNTRY, 1)).earned).toEqual(NOTHING);
	});

	it("is the same when the last guess is repeated, whatever has changed since", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const move = await lastMove(site, ada);
		const first = await ada.api.play.guess.mutate(move);
		expect(first).toMatchObject({ best: 2, newBest: true });
		expect(idsOf(first.earned ?? NOTHING)).toEqual(["first_game"]);
		await playTo(site, ada, COUNTRY, 4);
		await ada.post("/user/update-score", { game: "countryGame", score: 9 });
		expect(await ada.api.play.guess.mutate(move)).toEqual(first);
		expect(await ada.api.play.guess.mutate({ runId: move.runId, round: 3, guess: "timeout" })).toEqual(first);
	});

	it("leaves badges of a run that the server ended to the next check, or to a repeated last guess", async () => {
		const site = await openSite();
		const [ada, bob] = [await site.player("ada"), await site.player("bob")];
		const move = await lastMove(site, ada);
		await lastMove(site, bob);
		site.clock.advance(60_000);
		expect(await sweepRuns(site.operator, [GAME_RUNS])).toBe(2);
		expect(await announcedBy(bob)).toEqual(["first_game"]);
		expect(idsOf((await playTo(site, bob, GITHUB, 1)).earned ?? NOTHING)).toEqual([]);
		const late = await ada.api.play.guess.mutate(move);
		expect(late).toMatchObject({ guess: "timeout", score: 2, newBest: true });
		expect(idsOf(late.earned ?? NOTHING)).toEqual(["first_game"]);
		expect(await announcedBy(ada)).toEqual([]);
		expect(await ada.api.play.guess.mutate(move)).toEqual(late);
	});
});
