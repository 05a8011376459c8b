import type { DeckRound } from "@hilo/rules/daily/deal-deck";
import type { Direction } from "@hilo/rules/play/engine";
import type { Day } from "@hilo/rules/progression/site-day";
import type { Browser, Outputs } from "./browser.ts";
import type { TestSite } from "./test-site.ts";

type DeckVerdict = Outputs["daily"]["guess"];

export async function deckOn(site: TestSite, day: Day): Promise<readonly DeckRound[]> {
	const deck = await site.services.daily.find(day);
	if (!deck) throw new Error(`no deck of ${day}`);
	return deck.rounds;
}

export function rightOf({ first, second }: DeckRound): Direction {
	return second.value >= first.value ? "higher" : "lower";
}

export function wrongOf(round: DeckRound): Direction {
	return rightOf(round) === "higher" ? "lower" : "higher";
}

/**
 * Plays today's deck from its current round to its end. Each guess is made `ms` after its round started.
 * @param rights whether the round with this number is answered right.
 */
export async function playDeck(
	site: TestSite,
	browser: Browser,
	{ rights, timeZone, ms = 0 }: { rights: (round: number) => boolean; timeZone?: string; ms?: number },
): Promise<DeckVerdict[]> {
	const { day, round: from } = await browser.api.daily.start.mutate({ timeZone });
	const rounds = await deckOn(site, day);
	const verdicts: DeckVerdict[] = [];
	for (const round of rounds.slice(from - 1)) {
		site.clock.advance((verdicts.at(-1)?.next?.startsInMs ?? 0) + ms);
		const guess = rights(round.round) ? rightOf(round) : wrongOf(round);
		verdicts.push(await browser.api.daily.guess.mutate({ day, round: round.round, guess }));
	}
	return verdicts;
}
