import type { DuelView } from "@hilo/rules/duels/duels.views";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { changeIdentity } from "../../../platform/api/identity.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { useIsLockedOut, useMe } from "../../../platform/session.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import { drawArt } from "../../play/art/draw-art.tsx";
import { Stage } from "../../play/stage/stage.tsx";
import type { StageParts } from "../../play/stage/stage-parts.ts";
import { duelRules } from "../kit/duel-rules.ts";
import { rivalBeside, rivalCorner } from "../rival/rival-parts.tsx";
import { rivalRing } from "../rival/rival-ring.tsx";
import { OWN_GHOST } from "../words/duel-words.ts";
import { duelDealer } from "./duel-dealer.ts";
import "./ghost-stage.css";

interface GhostStageProps {
	duel: DuelView;
	/** Whether the player comes from the screen before, so that the stage takes the focus. */
	takesFocus: boolean;
	onOver: () => void;
}

export function GhostStage({ duel, takesFocus, onOver }: GhostStageProps) {
	const utils = trpc.useUtils();
	const queryClient = useQueryClient();
	const me = useMe();
	const [rules] = useState(() => duelRules(duel));
	const [parts] = useState(() => partsOf(duel));
	const [dealer] = useState(() =>
		duelDealer(
			duel.id,
			utils,
			() => me && changeIdentity(queryClient, null),
			duel.isOwnGhost ? OWN_GHOST : null,
		),
	);
	return (
		<Stage
			rules={rules}
			draw={drawArt}
			dealer={dealer}
			run={null}
			visitor={me === null}
			isHeld={useIsLockedOut()}
			takesFocus={takesFocus}
			onOver={onOver}
			parts={parts}
		/>
	);
}

function partsOf({ rounds }: DuelView): StageParts {
	return {
		corner: rivalCorner,
		ring: rivalRing,
		beside: (stage) => rivalBeside(stage, rounds),
		ending: () => (
			<div className="duel-ending">
				<Spinner label="Fetching the result" />
			</div>
		),
	};
}
