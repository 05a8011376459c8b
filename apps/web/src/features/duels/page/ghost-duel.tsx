import type { DuelView } from "@hilo/rules/duels/duels.views";
import { useCallback, useEffect, useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { settled } from "../../../platform/settled.ts";
import { GhostStage } from "../ghost/ghost-stage.slot.ts";
import { Intro } from "../intro/intro.tsx";
import { beginsAtOnce, noteBegun } from "../kit/first-play.ts";
import { DuelResult } from "../result/duel-result.slot.ts";
import { RoundList } from "../result/round-list.slot.ts";
import { ClientOnly } from "./client-only.tsx";
import { NoResult } from "./no-result.tsx";
import "../result/duel-result.css";
import "../result/squares.css";

/** Where the page is. Before one plays, what the server says of the own side decides. */
type Phase = "before" | "playing" | "after";

interface GhostDuelProps {
	duel: DuelView;
	/** It has just ended on this page: live, or called off. */
	isFresh?: boolean;
}

/** A duel in which each plays when they like, and whatever of any other stands still: before it and after it. */
export function GhostDuel({ duel, isFresh = false }: GhostDuelProps) {
	const { verdict, mayPlay } = duel;
	const utils = trpc.useUtils();
	const [isAwaited] = useState(() => mayPlay && beginsAtOnce(duel.id));
	const [phase, setPhase] = useState<Phase>(isAwaited ? "playing" : "before");
	const [isPressed, setPressed] = useState(isAwaited);
	const plays = phase === "playing" || (phase === "before" && isUnderway(duel));
	// It goes on to its end, whatever the server says of it meanwhile: the last reveal is to be seen.
	if (plays && phase === "before") setPhase("playing");

	useEffect(() => noteBegun(duel.id), [duel.id]);
	useEffect(() => {
		const next = mayPlay && !plays ? [GhostStage] : [DuelResult, RoundList];
		settled(next.map((part) => part.preload()));
	}, [mayPlay, plays]);
	const seeResult = useCallback(async () => {
		await utils.duels.invalidate();
		setPhase("after");
	}, [utils]);
	const play = () => {
		setPressed(true);
		setPhase("playing");
	};

	// The document has the styles of the other screens only.
	if (plays)
		return (
			<ClientOnly>
				<GhostStage duel={duel} takesFocus={isPressed} onOver={seeResult} />
			</ClientOnly>
		);
	// One's own run can be played against as well until somebody else has come.
	const isOpen = verdict === null || (verdict === "waiting" && mayPlay);
	if (!isOpen) return <DuelResult duel={duel} isFresh={isFresh || phase === "after"} play={play} />;
	return phase === "after" ? (
		<NoResult tryAgain={seeResult} />
	) : (
		<Intro duel={duel} isFresh={isFresh} play={play} />
	);
}

/** Whether one's own side has begun and is not over: its clock runs. */
function isUnderway({ sides, yourSeat, mayPlay }: DuelView): boolean {
	return mayPlay && sides.some(({ seat, status }) => seat === yourSeat && status === "playing");
}
