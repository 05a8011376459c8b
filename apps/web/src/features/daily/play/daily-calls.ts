import { crowdText } from "@hilo/rules/daily/crowd";
import type { PublicDeck } from "@hilo/rules/daily/deal-deck";
import type { ErrorCode } from "@hilo/rules/errors/errors";
import { type Mark, markOfAnswer } from "@hilo/rules/play/view";
import { hasErrorCode } from "../../../platform/api/errors.ts";
import type { Api, Outputs } from "../../../platform/api/trpc.ts";
import { browserZone } from "../../../platform/browser-zone.ts";
import type { ServerCalls } from "../../play/dealers/server-dealer.ts";
import type { DealtRun, Round, Verdict } from "../../play/stage/dealer.ts";
import { keepMissed } from "../../practice/visitor-pairs.ts";
import type { RulesOf } from "./deck-stage.tsx";

type DeckRun = Outputs["daily"]["start"];
type DeckVerdict = Outputs["daily"]["guess"];
type OpenDeckRound = NonNullable<DeckVerdict["next"]>;

/** The run was finished elsewhere. */
const OVER: ErrorCode = "play/run-over";
/** The day has closed, or the browser is signed in as another player. */
const GONE: readonly ErrorCode[] = ["daily/not-open", "daily/not-begun"];

/** `isClosed`: the day and the time to finish its deck are over. `hasBegun`: there is a run with a result. */
export type Gone = { readonly isClosed: boolean; readonly hasBegun: boolean };

interface DailyOptions {
	readonly deck: PublicDeck;
	/** The player whose run it is; undefined for a visitor. */
	readonly owner: string | undefined;
	readonly rulesOf: RulesOf;
	onLast(): void;
	/** Called when the deck can't be played here any more. The calls then stop answering. */
	onGone(why: Gone): void;
}

export function dailyCalls(
	{ daily }: Api["client"],
	{ deck: { day, games }, owner, rulesOf, onLast, onGone }: DailyOptions,
): ServerCalls {
	let marks: readonly Mark[] = [];
	let hasBegun = false;
	let open: OpenDeckRound | null = null;

	function roundOf(round: OpenDeckRound): Round {
		open = round;
		return { ...round, marks, rules: rulesOf(round.game) };
	}

	function dealt(run: DeckRun): DealtRun {
		marks = run.marks;
		return { ...roundOf(run), score: run.score, best: run.score };
	}

	function judged(verdict: DeckVerdict): Verdict {
		const { round, outcome, score, crowd, next } = verdict;
		marks = [...marks.slice(0, round - 1), markOfAnswer(verdict)];
		if (outcome) onLast();
		if (owner === undefined && !verdict.correct && open?.round === round) keepMissedOf(open, verdict);
		const game = games[round - 1];
		const note = game ? crowdText(game, crowd) : null;
		return { ...verdict, note, best: score, newBest: false, next: next && roundOf(next) };
	}

	/** The server keeps a player's. */
	function keepMissedOf(
		{ game, second, ...dealt }: OpenDeckRound,
		{ value, article, facts }: DeckVerdict,
	): void {
		const shown = { ...second, value, ...(article && { article }), ...(facts && { facts }) };
		keepMissed({ ...dealt, second: shown }, { game, filter: "" });
	}

	/** Reports a run that can't continue to the page and waits to be unmounted. */
	async function here<T>(call: () => Promise<T>, gone = GONE): Promise<T> {
		try {
			return await call();
		} catch (error) {
			if (!gone.some((code) => hasErrorCode(error, code))) throw error;
			onGone({ isClosed: hasErrorCode(error, "daily/not-open"), hasBegun });
			return await new Promise<never>(() => {});
		}
	}
	async function openRun(signal: AbortSignal): Promise<DealtRun> {
		const run = await daily.start.mutate({ day, owner, timeZone: browserZone() }, { signal });
		hasBegun = true;
		return dealt(run);
	}
	return {
		start: (signal) => here(() => openRun(signal), [...GONE, OVER]),
		current: (signal) =>
			here(() => openRun(signal)).catch((error) => {
				if (hasErrorCode(error, OVER)) return null;
				throw error;
			}),
		guess: (round, guess, signal) =>
			here(async () => judged(await daily.guess.mutate({ day, round, guess }, { signal }))),
	};
}
