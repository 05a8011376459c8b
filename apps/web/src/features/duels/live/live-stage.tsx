import type { DuelView } from "@hilo/rules/duels/duels.views";
import { useState } from "react";
import { Spinner } from "../../../ui/spinner.tsx";
import { Art } from "../../play/art/art.tsx";
import { useServerDealer } from "../../play/dealers/use-server-dealer.ts";
import { Stage } from "../../play/stage/stage.tsx";
import type { StageRules } from "../../play/stage/stage-rules.ts";
import type { StageParts } from "../../play/stage/stage-state.ts";
import { duelRules } from "../kit/duel-rules.ts";
import { liveCalls } from "./live-calls.ts";
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
	const [rules] = useState(() => liveRules(duel));
	const [parts] = useState(() => partsOf(duel, line));
	const dealer = useServerDealer(({ client }) => liveCalls(client, duel.id, line));
	return (
		<>
			<Stage {...dealer} {...{ rules, parts, onOver }} takesFocus />
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
			<Art {...open.second} />
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
