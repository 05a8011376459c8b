import { expect, it } from "vitest";
import { befriend } from "../../testing/befriend.ts";
import { deckOn, playDeck, rightOf, wrongOf } from "../../testing/daily-playing.ts";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import type { TestSite } from "../../testing/test-site.ts";

const at = (text: string) => Date.parse(text);
const DAY = "2026-11-21";
/** 22 November has begun in Berlin, not in New York. */
const OVER_IN_BERLIN = at("2026-11-22T01:00:00Z");
const OVER_IN_NEW_YORK = at("2026-11-22T06:00:00Z");
const OVER_EVERYWHERE = at("2026-11-22T12:00:02Z");
const STILL_OPEN = { status: 409, code: "daily/still-open" };

/** Ada in Berlin has seven of ten of a deck, which Bob in New York has not played. */
async function openWorld(site: TestSite) {
	site.clock.set(at(`${DAY}T10:00:00Z`));
	const [ada, bob] = [await site.player("ada"), await site.player("bob")];
	await befriend(site, ada, bob);
	await playDeck(site, ada, { rights: (round) => round <= 7, timeZone: "Europe/Berlin", ms: 1500 });
	await bob.api.daily.setZone.mutate({ timeZone: "America/New_York" });
	return { ada, bob, source: { kind: "deck", day: DAY } as const };
}

onAnyDatabase((openSite) => {
	it("waits until the deck has closed for both players, and everywhere for a link", async () => {
		const site = await openSite();
		const { ada, bob, source } = await openWorld(site);
		const toBob = () => ada.api.duels.create.mutate({ source, toUserId: bob.id });
		const byLink = () => ada.api.duels.create.mutate({ source });
		for (const [now, isForBob, isForAll] of [
			[at(`${DAY}T12:00:00Z`), false, false],
			[OVER_IN_BERLIN, false, false],
			[OVER_IN_NEW_YORK, true, false],
			[OVER_EVERYWHERE, true, true],
		] as const) {
			site.clock.set(now);
			expect(await refusalOrNull(toBob()), String(now)).toMatchObject(isForBob ? {} : STILL_OPEN);
			expect(await refusalOrNull(byLink()), String(now)).toMatchObject(isForAll ? {} : STILL_OPEN);
		}
	});

	it("needs an own finished run, a friend without one, and no live duel", async () => {
		const site = await openSite();
		const { ada, bob, source } = await openWorld(site);
		await playDeck(site, bob, { rights: () => true });
		site.clock.set(OVER_EVERYWHERE);
		const toBob = ada.api.duels.create.mutate({ source, toUserId: bob.id });
		expect(await refusal(toBob)).toMatchObject({ status: 409, code: "daily/friend-has-played" });
		const notPlayed = { status: 404, code: "daily/not-played" };
		for (const { api } of [await site.player("cleo"), site.visitor()])
			expect(await refusal(api.duels.create.mutate({ source }))).toMatchObject(notPlayed);
		const live = ada.api.duels.create.mutate({ source, mode: "live", toUserId: bob.id });
		expect(await refusal(live)).toMatchObject({ status: 400, code: "duels/run-invalid" });
	});
});

onEachDatabase((openSite) => {
	it("deals a friend the deck's rounds of several games beside the challenger's run, off the record", async () => {
		const site = await openSite();
		const { ada, bob, source } = await openWorld(site);
		site.clock.set(OVER_IN_NEW_YORK);
		const { id } = await ada.api.duels.create.mutate({ source, toUserId: bob.id });
		expect(await bob.api.duels.get.query({ id })).toMatchObject({
			game: "deck",
			title: "Hilo 140",
			rounds: 10,
			isCounted: false,
			sides: [{ name: "ada", status: "over", score: null }, { status: "waiting" }],
		});
		const rounds = await deckOn(site, DAY);
		let open = await bob.api.duels.begin.mutate({ id });
		const games = [open.game];
		for (const round of rounds) {
			site.clock.advance(open.startsInMs + 900);
			const guess = round.round <= 8 ? rightOf(round) : wrongOf(round);
			const verdict = await bob.api.duels.guess.mutate({ id, round: round.round, guess });
			expect(verdict.rival?.correct).toBe(round.round <= 7);
			if (verdict.next) {
				open = { ...open, ...verdict.next };
				games.push(open.game);
			}
		}
		expect(games).toEqual(rounds.map(({ game }) => game));
		const result = await ada.api.duels.get.query({ id });
		expect(result).toMatchObject({ verdict: "lost", status: "over", record: { won: 0, lost: 0, drawn: 0 } });
		expect(result.lines?.rounds.map(({ game }) => game)).toEqual(games);
		expect((await ada.api.duels.mine.query()).recent).toMatchObject([{ title: "Hilo 140", state: "lost" }]);
		expect(await refusal(bob.api.duels.rematch.mutate({ id }))).toMatchObject({ code: "duels/no-rematch" });
	});
});

function refusalOrNull(call: Promise<unknown>) {
	return call.then(
		() => ({}),
		() => refusal(call),
	);
}
