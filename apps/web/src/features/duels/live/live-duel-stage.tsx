import { RETURN_MS } from "@hilo/rules/duels/caps";
import type { Api, Outputs } from "../../../platform/api/trpc.ts";
import { useSecondsUntil } from "../../../platform/use-countdown.ts";
import { Art } from "../../play/art/art.tsx";
import { type ServerCalls, useServerDealer } from "../../play/dealers/server-dealer.ts";
import type { DealtRun } from "../../play/stage/dealer.ts";
import { Stage } from "../../play/stage/stage.tsx";
import { type StageParts, type StageState, verdictOf } from "../../play/stage/stage-state.ts";
import { duelRules } from "../duel-rules.ts";
import { AnswerRing, DuelEnding, OwnFace, RivalScore, roundText } from "../duel-stage-parts.tsx";
import type { DuelView } from "../duel-text.ts";
import { rivalNote, rivalScore } from "../running-score.ts";
import {
	type LiveDuelConnection,
	type LiveDuelUpdate,
	type LiveDuelView,
	waitForUpdate,
} from "./live-duel-connection.ts";

type DuelVerdict = Outputs["duels"]["guess"];

interface LiveDuelStageProps {
	duel: DuelView;
	connection: LiveDuelConnection;
	update: LiveDuelUpdate;
	onOver: () => void;
}

export function LiveDuelStage({ duel, connection, update, onOver }: LiveDuelStageProps) {
	const { open, other } = update.view;
	const rules = duelRules(duel);
	// A player who returns after answering waits for the next round.
	const words = { ...rules.words, loading: "Waiting for the round…" };
	const dealer = useServerDealer(({ client }) => liveDuelCalls(client, duel.id, connection));
	const avatarUrl = duel.sides.find(({ isYou }) => !isYou)?.avatarUrl ?? null;
	const parts: StageParts = {
		scoreLabel: <OwnFace />,
		// The score changes only when the stage shows this player's verdict.
		corner: (stage) => (
			<RivalScore
				name={other.name}
				avatarUrl={avatarUrl}
				score={stage.phase === "waiting" ? other.score : (rivalScore(stage) ?? other.score)}
				ring={
					<AnswerRing
						key={stage.pair?.round}
						isClosed={rivalHasAnswered(update.view, shownRound(stage, update))}
					/>
				}
			/>
		),
		beside: (stage) => <RivalStatus update={update} stage={stage} rounds={duel.rounds} />,
		// The other one may answer after this player's verdict.
		note: (stage) => laterNote(stage, update.view),
		ending: () => <DuelEnding />,
	};
	return (
		<>
			<Stage {...dealer} {...{ parts, onOver }} rules={{ ...rules, words }} takesFocus />
			{/* Preloads the next round's picture while the last verdict is still shown. */}
			{open && (
				<div hidden data-round={open.round}>
					<Art {...open.second} />
				</div>
			)}
		</>
	);
}

interface RivalStatusProps {
	update: LiveDuelUpdate;
	stage: StageState;
	rounds: number | null;
}

/** The round, and what the other player does. It has the same size in every state. */
function RivalStatus({ update, stage, rounds }: RivalStatusProps) {
	const { receivedAt, view } = update;
	const { losesInMs } = view.other;
	const seconds = useSecondsUntil(losesInMs === null ? null : receivedAt + losesInMs);
	const round = shownRound(stage, update);
	const colours = losesInMs === null ? "bg-sunk text-ink" : "bg-warn text-on-warn";
	return (
		<div
			className={`duel-round rival-status min-w-0 flex-[0_1_8.5rem] px-[0.4rem] landscape:w-48 landscape:gap-[0.1rem] ${colours}`}
		>
			<strong className="font-text text-[0.8rem] leading-tight font-bold [color:inherit] normal-nums portrait:text-[0.75rem] portrait:leading-[1.15]">
				{roundText(round, rounds)}
			</strong>
			<span className="rival-activity min-h-[1lh] max-w-full truncate">
				{activityText(view, seconds, round)}
			</span>
			{/* The seconds are not announced one by one. */}
			<span className="sr-only" role="status">
				{announcedStatus(view.other)}
			</span>
		</div>
	);
}

function shownRound({ pair }: StageState, { view }: LiveDuelUpdate): number {
	return Math.max(1, pair?.round ?? view.round);
}

/** The server may be a round ahead while the stage still shows the last verdict. */
function rivalHasAnswered({ other, round }: LiveDuelView, shownRound: number): boolean {
	return other.hasAnswered || round > shownRound;
}

function laterNote(stage: StageState, { other: { name, score, answer } }: LiveDuelView): string | null {
	const verdict = verdictOf(stage);
	if (!verdict || !answer || answer.round !== stage.pair?.round) return null;
	return rivalNote({ name, score, ms: null, isOut: false }, { rival: answer, correct: verdict.correct });
}

/** A longer name would hide what its owner does. */
const MAX_SHOWN_NAME = 12;

function activityText(view: LiveDuelView, seconds: number | null, shownRound: number): string {
	const { you, other } = view;
	const { name } = other;
	const isShown = name.length <= MAX_SHOWN_NAME;
	if (seconds !== null) return `Gone · ${seconds} s left`;
	if (rivalHasAnswered(view, shownRound)) return isShown ? `${name} has answered` : "They’ve answered";
	if (you.hasAnswered) return "Still thinking…";
	return isShown ? `${name} is thinking` : "They’re thinking";
}

function announcedStatus({ name, losesInMs, hasAnswered }: LiveDuelView["other"]): string {
	if (losesInMs !== null) return `${name} is gone, and has ${RETURN_MS / 1000} seconds to return`;
	return hasAnswered ? `${name} has answered` : "";
}

/**
 * The calls of a live duel. Verdicts come from the guessing calls; the start of a round comes with an update,
 * which is the same for both players.
 */
function liveDuelCalls({ duels }: Api["client"], id: string, connection: LiveDuelConnection): ServerCalls {
	const judged = (verdict: DuelVerdict) => {
		connection.refresh();
		const note = noteOn(verdict, connection.latest());
		// Both wait for the same start, even if this player already knows the next round.
		return { ...verdict, note, best: verdict.score, newBest: false, next: null };
	};
	/** Resolves with the first open round from `from` on; null once the duel is over. */
	const openRound = (from: number, signal: AbortSignal) =>
		waitForUpdate(
			connection,
			(update) => {
				const { status, open } = update.view;
				if (status === "over" || status === "declined") return null;
				return open && open.round >= from ? dealtNow(open, update) : undefined;
			},
			signal,
		);
	const refreshedRound = async (signal: AbortSignal) => {
		const before = connection.latest();
		connection.refresh();
		await waitForUpdate(connection, (update) => (update === before ? undefined : true), signal);
		return openRound(1, signal);
	};
	return {
		async start(signal) {
			const run = await refreshedRound(signal);
			// The page shows the result by itself.
			return run ?? new Promise<never>(() => {});
		},
		current: refreshedRound,
		guess: async (round, guess, signal) => judged(await duels.guess.mutate({ id, round, guess }, { signal })),
		next: (round, signal) => openRound(round + 1, signal),
	};
}

function noteOn(verdict: DuelVerdict, update: LiveDuelUpdate | null): string | null {
	if (!update) return null;
	const { name, score } = update.view.other;
	// What the other one does is said above the stage alone, where it changes.
	if (!verdict.rival) return verdict.outcome === null ? "You’ve answered" : null;
	return rivalNote({ name, score, ms: null, isOut: false }, verdict);
}

/** The round's times at this moment, corrected for the age of the update. */
function dealtNow(open: NonNullable<LiveDuelView["open"]>, { receivedAt }: LiveDuelUpdate): DealtRun {
	const passedMs = performance.now() - receivedAt;
	const { startsInMs, remainingMs } = open;
	const ranMs = Math.max(0, passedMs - startsInMs);
	return {
		...open,
		best: open.score,
		startsInMs: Math.max(0, startsInMs - passedMs),
		remainingMs: remainingMs === null ? null : Math.max(0, remainingMs - ranMs),
	};
}
