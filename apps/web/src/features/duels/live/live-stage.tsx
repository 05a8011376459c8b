import type { DuelView } from "@hilo/rules/duels/duels.views";
import { RETURN_MS } from "@hilo/rules/duels/limits";
import { useState } from "react";
import { useSecondsUntil } from "../../../platform/use-countdown.ts";
import { Art } from "../../play/art/art.tsx";
import { useServerDealer } from "../../play/dealers/use-server-dealer.ts";
import { Stage } from "../../play/stage/stage.tsx";
import type { StageParts } from "../../play/stage/stage-parts.ts";
import type { StageRules } from "../../play/stage/stage-rules.ts";
import type { StageState } from "../../play/stage/stage-state.ts";
import { duelRules } from "../duel-rules.ts";
import { DuelEnding, RivalScore, roundText } from "../duel-stage-parts.tsx";
import { rivalScore } from "../rival.ts";
import { liveCalls } from "./live-calls.ts";
import { type LiveConnection, type LiveUpdate, useLiveUpdate } from "./live-connection.ts";

interface LiveStageProps {
	duel: DuelView;
	connection: LiveConnection;
	onOver: () => void;
}

export function LiveStage({ duel, connection, onOver }: LiveStageProps) {
	const [rules] = useState(() => liveRules(duel));
	const [parts] = useState(() => partsOf(duel, connection));
	const dealer = useServerDealer(({ client }) => liveCalls(client, duel.id, connection));
	return (
		<>
			<Stage {...dealer} {...{ rules, parts, onOver }} takesFocus />
			<NextPicture connection={connection} />
		</>
	);
}

/** Preloads the next round's picture, hidden, while the last verdict is still shown. */
function NextPicture({ connection }: { connection: LiveConnection }) {
	const open = useLiveUpdate(connection)?.view.open;
	if (!open) return null;
	return (
		<div hidden data-round={open.round}>
			<Art {...open.second} />
		</div>
	);
}

/** A player who returns after answering waits for the next round. */
function liveRules(duel: DuelView): StageRules {
	const rules = duelRules(duel);
	return { ...rules, words: { ...rules.words, loading: "Waiting for the round…" } };
}

function partsOf({ rounds }: DuelView, connection: LiveConnection): StageParts {
	return {
		corner: (stage) => <LiveScore connection={connection} stage={stage} />,
		beside: (stage) => <RivalStatus connection={connection} stage={stage} rounds={rounds} />,
		ending: () => <DuelEnding />,
	};
}

interface LivePartProps {
	connection: LiveConnection;
	stage: StageState;
}

/** The other player's score. It changes only when the stage shows this player's verdict. */
function LiveScore({ connection, stage }: LivePartProps) {
	const other = useLiveUpdate(connection)?.view.other;
	const score = stage.phase === "waiting" ? other?.score : (rivalScore(stage) ?? other?.score);
	return <RivalScore name={other?.name ?? ""} score={score ?? "–"} />;
}

/** The round, and what the other player does. It has the same size in every state. */
function RivalStatus({ connection, stage, rounds }: LivePartProps & { rounds: number | null }) {
	const update = useLiveUpdate(connection);
	const losesInMs = update?.view.other.losesInMs ?? null;
	const seconds = useSecondsUntil(update && losesInMs !== null ? update.receivedAt + losesInMs : null);
	const round = Math.max(1, stage.pair?.round ?? update?.view.round ?? 1);
	const colours = losesInMs === null ? "bg-sunk text-ink" : "bg-warn text-on-warn";
	return (
		<div
			className={`duel-round rival-status grid min-w-0 flex-[0_1_7.5rem] justify-items-center gap-[0.1rem] rounded-[0.9rem] px-[0.4rem] py-[0.3rem] text-center text-[0.8rem] leading-tight tabular-nums landscape:w-48 portrait:gap-0 portrait:py-[0.15rem] portrait:text-[0.75rem] portrait:leading-[1.15] ${colours}`}
		>
			<strong className="font-text text-[0.8rem] leading-tight font-bold [color:inherit] normal-nums portrait:text-[0.75rem] portrait:leading-[1.15]">
				{roundText(round, rounds)}
			</strong>
			<span className="rival-activity min-h-[1lh] max-w-full truncate">
				{update && activityText(update, seconds, round)}
			</span>
			{/* The seconds are not announced one by one. */}
			<span className="sr-only" role="status">
				{update && announcedStatus(update)}
			</span>
		</div>
	);
}

/** The name is beside it. The server may be a round ahead while the stage still shows the last verdict. */
function activityText(
	{ view: { other, you, round } }: LiveUpdate,
	seconds: number | null,
	shownRound: number,
): string {
	if (seconds !== null) return `Gone · ${seconds} s left`;
	if (other.hasAnswered || round > shownRound) return "They’ve answered";
	return you.hasAnswered ? "Still thinking…" : "They’re thinking";
}

function announcedStatus({ view: { other } }: LiveUpdate): string {
	if (other.losesInMs !== null) return `${other.name} is gone, and has ${RETURN_MS / 1000} seconds to return`;
	return other.hasAnswered ? `${other.name} has answered` : "";
}
