import type { DuelView } from "@hilo/rules/duels/duels.views";
import { useCallback, useEffect, useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { GhostStage } from "../ghost/ghost-stage.tsx";
import { Intro } from "../intro/intro.tsx";
import { beginsAtOnce, noteBegun } from "../kit/first-play.ts";
import { DuelResult } from "../result/duel-result.tsx";
import { ClientOnly } from "./client-only.tsx";
import { NoResult } from "./no-result.tsx";

/** Before the player starts, the server's state of their side decides. */
type Phase = "before" | "playing" | "after";

interface GhostDuelProps {
	duel: DuelView;
	/** The duel has just ended or was cancelled on this page. */
	isFresh?: boolean;
}

/** A ghost duel before and after it is played. Also shows live duels that do not run. */
export function GhostDuel({ duel, isFresh = false }: GhostDuelProps) {
	const { verdict, mayPlay } = duel;
	const utils = trpc.useUtils();
	const [isAwaited] = useState(() => mayPlay && beginsAtOnce(duel.id));
	const [phase, setPhase] = useState<Phase>(isAwaited ? "playing" : "before");
	const [isPressed, setPressed] = useState(isAwaited);
	const plays = phase === "playing" || (phase === "before" && isUnderway(duel));
	// The stage stays until the last reveal was shown, whatever the server says.
	if (plays && phase === "before") setPhase("playing");

	useEffect(() => noteBegun(duel.id), [duel.id]);
	const seeResult = useCallback(async () => {
		await utils.duels.invalidate();
		setPhase("after");
	}, [utils]);
	const play = () => {
		setPressed(true);
		setPhase("playing");
	};

	if (plays)
		return (
			<ClientOnly>
				<GhostStage duel={duel} takesFocus={isPressed} onOver={seeResult} />
			</ClientOnly>
		);
	// A challenge by the player can also be played against their ghost until another player takes it.
	const isOpen = verdict === null || (verdict === "waiting" && mayPlay);
	if (!isOpen) return <DuelResult duel={duel} isFresh={isFresh || phase === "after"} play={play} />;
	return phase === "after" ? (
		<NoResult tryAgain={seeResult} />
	) : (
		<Intro duel={duel} isFresh={isFresh} play={play} />
	);
}

/** Whether the player's side has begun and its clock runs. */
function isUnderway({ sides, yourSeat, mayPlay }: DuelView): boolean {
	return mayPlay && sides.some(({ seat, status }) => seat === yourSeat && status === "playing");
}
