import { RETURN_MS } from "@hilo/rules/duels/caps";
import type { DuelView, LiveDuelView } from "@hilo/rules/duels/duels.views";
import { useSecondsUntil } from "../../../platform/use-countdown.ts";
import { Art } from "../../play/art/art.tsx";
import { useServerDealer } from "../../play/dealers/use-server-dealer.ts";
import { Stage } from "../../play/stage/stage.tsx";
import type { StageParts } from "../../play/stage/stage-parts.ts";
import type { StageState } from "../../play/stage/stage-state.ts";
import { AnswerRing, OwnFace, RivalScore } from "../duel-corners.tsx";
import { duelRules } from "../duel-rules.ts";
import { DuelEnding, roundText } from "../duel-stage-parts.tsx";
import { rivalScore } from "../rival.ts";
import { useOwnFace } from "../use-own-face.ts";
import { liveDuelCalls } from "./live-duel-calls.ts";
import type { LiveDuelConnection, LiveDuelUpdate } from "./live-duel-connection.ts";

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
	const own = useOwnFace();
	const avatarUrl = duel.sides.find(({ isYou }) => !isYou)?.avatarUrl ?? null;
	const parts: StageParts = {
		scoreLabel: <OwnFace {...own} />,
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
			className={`duel-round rival-status grid min-w-0 flex-[0_1_8.5rem] justify-items-center gap-[0.1rem] rounded-[0.9rem] px-[0.4rem] py-[0.3rem] text-center text-[0.8rem] leading-tight tabular-nums landscape:w-48 portrait:gap-0 portrait:py-[0.15rem] portrait:text-[0.75rem] portrait:leading-[1.15] ${colours}`}
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

function activityText(view: LiveDuelView, seconds: number | null, shownRound: number): string {
	const { you } = view;
	if (seconds !== null) return `Gone · ${seconds} s left`;
	if (rivalHasAnswered(view, shownRound)) return "They’ve answered";
	return you.hasAnswered ? "Still thinking…" : "They’re thinking";
}

function announcedStatus({ name, losesInMs, hasAnswered }: LiveDuelView["other"]): string {
	if (losesInMs !== null) return `${name} is gone, and has ${RETURN_MS / 1000} seconds to return`;
	return hasAnswered ? `${name} has answered` : "";
}
