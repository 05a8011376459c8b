import { FAILURES } from "@hilo/rules/errors/failures";
import { getRouteApi, useHydrated, useLocation } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { trpc } from "../../platform/api/trpc.ts";
import { lazyPart } from "../../platform/lazy-part.tsx";
import { useMe } from "../../platform/session.ts";
import { Button } from "../../ui/button.tsx";
import { StageWaiting } from "../play/stage/stage-waiting.tsx";
import { DuelIntro } from "./duel-intro.tsx";
import type { DuelView } from "./duel-text.ts";
import { GhostStage } from "./ghost-stage.tsx";
import { DuelResult } from "./result/duel-result.tsx";

/** How often a visitor's browser checks whether the other player has played. */
const POLL_MS = 15_000;

const LOADING = "Loading the duel…";

/** Most duels are not live. */
const LiveDuel = lazyPart(() => import("./live/live-duel.tsx"), "LiveDuel", <StageWaiting text={LOADING} />);

const route = getRouteApi("/duel/$id");

/** A duel's page, for everyone who has its link: challenge, stage, result. */
export function DuelPage() {
	const { id } = route.useParams();
	const me = useMe();
	return <Duel key={`${id} ${me?.id}`} id={id} isVisitor={me === null} />;
}

function Duel({ id, isVisitor }: { id: string; isVisitor: boolean }) {
	const [duel] = trpc.duels.get.useSuspenseQuery(
		{ id },
		// The server renders the same page for all visitors; the browser asks for the visitor's own side.
		{
			refetchOnMount: isVisitor ? "always" : true,
			// Visitors get no live events.
			refetchInterval: ({ state: { data } }) => isVisitor && data?.verdict === "waiting" && POLL_MS,
		},
	);
	return duel.mode === "live" ? <LiveOrResult duel={duel} /> : <GhostDuel duel={duel} />;
}

function LiveOrResult({ duel }: { duel: DuelView }) {
	const { status, verdict } = duel;
	const utils = trpc.useUtils();
	// Stays until its end was shown, whatever the server says.
	const [isRunning, setRunning] = useState(status === "open" || status === "playing");
	const [wasRunning] = useState(isRunning);
	const showResult = async () => {
		await utils.duels.invalidate();
		setRunning(false);
	};
	if (isRunning)
		return (
			<ClientOnly>
				<LiveDuel duel={duel} onOver={showResult} />
			</ClientOnly>
		);
	if (verdict === null && status !== "declined") return <NoResult tryAgain={showResult} />;
	return <GhostDuel duel={duel} isFresh={wasRunning} />;
}

/** Before the player starts, the server's state of their side decides. */
type Phase = "before" | "playing" | "after";

interface GhostDuelProps {
	duel: DuelView;
	/** The duel has just ended or was cancelled on this page. */
	isFresh?: boolean;
}

/** A ghost duel before and after it is played. Also shows live duels that do not run. */
function GhostDuel({ duel, isFresh = false }: GhostDuelProps) {
	const { verdict, mayPlay } = duel;
	const utils = trpc.useUtils();
	const isSent = useLocation({ select: ({ state }) => state.startsDuel === true });
	// The server knows no history entry.
	const isArrival = useHydrated() && isSent;
	const [isPressed, setPressed] = useState(mayPlay && isArrival);
	const [phase, setPhase] = useState<Phase>(isPressed ? "playing" : "before");
	// The stage stays until the last reveal was shown, whatever the server says.
	if (phase === "before" && isUnderway(duel)) setPhase("playing");

	const showResult = async () => {
		await utils.duels.invalidate();
		setPhase("after");
	};
	const play = () => {
		setPressed(true);
		setPhase("playing");
	};

	if (phase === "playing")
		return (
			<ClientOnly>
				<GhostStage duel={duel} takesFocus={isPressed} onOver={showResult} />
			</ClientOnly>
		);
	// A challenge by the player can also be played against their ghost until another player takes it.
	const isOpen = verdict === null || (verdict === "waiting" && mayPlay);
	if (!isOpen) return <DuelResult duel={duel} isFresh={isFresh || phase === "after"} play={play} />;
	if (phase === "after") return <NoResult tryAgain={showResult} />;
	return <DuelIntro duel={duel} isFresh={isFresh} play={play} />;
}

/** Whether the player's side has begun and its clock runs. */
function isUnderway({ sides, yourSeat, mayPlay }: DuelView): boolean {
	return mayPlay && sides.some(({ seat, status }) => seat === yourSeat && status === "playing");
}

/** The server renders no stage, because a stage begins with a fresh answer. */
function ClientOnly({ children }: { children: ReactNode }) {
	return useHydrated() ? children : <StageWaiting text={LOADING} />;
}

function NoResult({ tryAgain }: { tryAgain: () => void }) {
	return (
		<div className="wide grid grow place-content-center justify-items-center gap-6 py-16 text-center">
			<h1 className="text-title text-balance">{FAILURES["duels/load-failed"].message}</h1>
			<Button onClick={tryAgain}>Try Again</Button>
		</div>
	);
}
