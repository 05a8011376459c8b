import type { Mark } from "@hilo/rules/play/view";
import type { StageParts } from "../../play/stage/stage-parts.ts";
import { type StageState, verdictOf } from "../../play/stage/stage-state.ts";
import { Pips } from "./pips.tsx";

/** The stage's round number and earlier results. The dealer writes `marks` before a verdict is shown. */
export function deckParts(rounds: number, marks: readonly Mark[]): StageParts {
	return {
		corner: ({ pair }) => (
			<p>
				Round{" "}
				<strong>
					{/* Two digits wide in every round, so that the pips do not move. */}
					<span className="inline-block min-w-[2ch] text-right tabular-nums">{pair?.round ?? "–"}</span>
					<small className="text-[0.5em] font-bold text-muted"> of {rounds}</small>
				</strong>
			</p>
		),
		beside: (stage) => (
			<Pips rounds={rounds} round={stage.pair?.round ?? 0} marks={marks.slice(0, toldRounds(stage))} />
		),
		// The page replaces the stage with the result.
		ending: () => null,
	};
}

/** Counts the rounds whose result is shown: the current one once its number has finished counting. */
function toldRounds(stage: StageState): number {
	const before = (stage.pair?.round ?? 1) - 1;
	return verdictOf(stage) && stage.phase !== "counting" ? before + 1 : before;
}
