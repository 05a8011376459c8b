import type { DuelView } from "@hilo/rules/duels/duels.views";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { changeIdentity } from "../../../platform/api/identity.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { useIsLockedOut } from "../../../platform/session.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import { ArtOf } from "../../play/art/art.tsx";
import { drawArt } from "../../play/art/draw-art.tsx";
import { Stage } from "../../play/stage/stage.tsx";
import type { StageParts } from "../../play/stage/stage-parts.ts";
import type { StageRules } from "../../play/stage/stage-rules.ts";
import { duelRules } from "../kit/duel-rules.ts";
import { liveDealer } from "./live-dealer.ts";
import type { LiveLine } from "./live-line.ts";
import { RivalScore } from "./rival-score.tsx";
import { RivalStanding } from "./rival-standing.tsx";
import { useHeard } from "./use-live-line.ts";
import "./live-stage.css";

interface LiveStageProps {
	duel: DuelView;
	line: LiveLine;
	onOver: () => void;
}

export function LiveStage({ duel, line, onOver }: LiveStageProps) {
	const utils = trpc.useUtils();
	const queryClient = useQueryClient();
	const [rules] = useState(() => liveRules(duel));
	const [parts] = useState(() => partsOf(duel, line));
	const [dealer] = useState(() => liveDealer(duel.id, line, utils, () => changeIdentity(queryClient, null)));
	return (
		<>
			<Stage
				rules={rules}
				draw={drawArt}
				dealer={dealer}
				run={null}
				visitor={false}
				isHeld={useIsLockedOut()}
				takesFocus
				onOver={onOver}
				parts={parts}
			/>
			<DealtAhead line={line} />
		</>
	);
}

/** Preloads the next round's picture, hidden, while the last verdict is still shown. */
function DealtAhead({ line }: { line: LiveLine }) {
	const open = useHeard(line)?.view.open;
	if (!open) return null;
	return (
		<div hidden data-round={open.round}>
			<ArtOf card={open.second} value={undefined} draw={drawArt} />
		</div>
	);
}

/** A player who returns after answering waits for the next round. */
function liveRules(duel: DuelView): StageRules {
	const rules = duelRules(duel);
	return { ...rules, words: { ...rules.words, loading: "Waiting for the round…" } };
}

function partsOf({ rounds }: DuelView, line: LiveLine): StageParts {
	return {
		corner: (stage) => <RivalScore line={line} stage={stage} />,
		beside: (stage) => <RivalStanding line={line} stage={stage} rounds={rounds} />,
		ending: () => (
			<div className="live-ending">
				<Spinner label="Fetching the result" />
			</div>
		),
	};
}
