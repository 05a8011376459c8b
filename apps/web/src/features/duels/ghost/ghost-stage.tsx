import type { DuelView } from "@hilo/rules/duels/duels.views";
import { useState } from "react";
import { Spinner } from "../../../ui/spinner.tsx";
import { useServerDealer } from "../../play/dealers/use-server-dealer.ts";
import { Stage } from "../../play/stage/stage.tsx";
import type { StageParts } from "../../play/stage/stage-state.ts";
import { duelRules } from "../kit/duel-rules.ts";
import { rivalBeside, rivalCorner } from "../rival/rival-parts.tsx";
import { rivalRing } from "../rival/rival-ring.tsx";
import { OWN_GHOST } from "../words/duel-words.ts";
import { duelCalls } from "./duel-calls.ts";
import "./ghost-stage.css";

interface GhostStageProps {
	duel: DuelView;
	/** Whether the player comes from the screen before, so that the stage takes the focus. */
	takesFocus: boolean;
	onOver: () => void;
}

export function GhostStage({ duel, takesFocus, onOver }: GhostStageProps) {
	const { id, isOwnGhost } = duel;
	const [rules] = useState(() => duelRules(duel));
	const [parts] = useState(() => partsOf(duel));
	const dealer = useServerDealer(({ client }) => duelCalls(client, id, isOwnGhost ? OWN_GHOST : null));
	return <Stage {...dealer} {...{ rules, parts, takesFocus, onOver }} />;
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
