import type { Pool } from "@hilo/rules/play/card";
import type { Direction, Guess } from "@hilo/rules/play/engine";
import { befriend } from "./befriend.ts";
import type { Browser, Outputs } from "./browser.ts";
import { rightGuess } from "./playing.ts";
import type { Player, TestSite } from "./test-site.ts";

type DuelRun = Outputs["duels"]["begin"];
type DuelVerdict = Outputs["duels"]["guess"];
type OpenDuelRound = NonNullable<DuelVerdict["next"]>;

/** Chooses the guess of a round. */
export type Plan = (round: OpenDuelRound, right: Direction) => Guess;

const ALWAYS_RIGHT: Plan = (_, right) => right;
export const ALWAYS_WRONG: Plan = (_, right) => (right === "higher" ? "lower" : "higher");

/** Ends a duel that has no number of rounds, and would go on for a hundred of them. */
export const rightUntil =
	(round: number): Plan =>
	(open, right) =>
		open.round <= round ? right : ALWAYS_WRONG(open, right);

/** Plays a side of a duel to its end, each guess `ms` after its round's clock started. */
export async function playDuel(
	site: TestSite,
	browser: Pick<Browser, "api">,
	id: string,
	pool: Pool,
	{ plan = ALWAYS_RIGHT, ms = 1000 }: { plan?: Plan; ms?: number } = {},
): Promise<{ run: DuelRun; rounds: OpenDuelRound[]; verdicts: DuelVerdict[] }> {
	const run = await browser.api.duels.begin.mutate({ id });
	const rounds: OpenDuelRound[] = [];
	const verdicts: DuelVerdict[] = [];
	let open: OpenDuelRound | null = run;
	while (open) {
		rounds.push(open);
		const { round }: OpenDuelRound = open;
		const guess = plan(open, rightGuess(pool, open));
		site.clock.advance(open.startsInMs + (guess === "timeout" ? (open.remainingMs ?? 0) : ms));
		const verdict: DuelVerdict = await browser.api.duels.guess.mutate({ id, round, guess });
		verdicts.push(verdict);
		open = verdict.next;
	}
	return { run, rounds, verdicts };
}

export async function openFriends(site: TestSite): Promise<{ ada: Player; bob: Player }> {
	const [ada, bob] = [await site.player("ada"), await site.player("bob")];
	await befriend(site, ada, bob);
	return { ada, bob };
}

export const CLASSIC = { kind: "classic", game: "country" } as const;
