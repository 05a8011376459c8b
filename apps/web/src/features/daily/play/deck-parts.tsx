import type { Mark } from "@hilo/rules/play/view";
import type { StageParts } from "../../play/stage-parts.ts";
import { type StageState, verdictOf } from "../../play/stage-state.ts";
import { Pips } from "./pips.tsx";

/** What a deck shows on the stage: which round it is, and how those before went. `marks` is written by the dealer, ahead of what is told. */
export function deckParts(rounds: number, marks: readonly Mark[]): StageParts {
	return {
		corner: ({ pair }) => (
			<p>
				Round{" "}
				<strong>
					{/* As wide in the last round as before: the pips beside it stay where they are. */}
					<span className="inline-block min-w-[2ch] text-right tabular-nums">{pair?.round ?? "–"}</span>
					<small className="text-[0.5em] font-bold text-muted"> of {rounds}</small>
				</strong>
			</p>
		),
		beside: (stage) => (
			<Pips rounds={rounds} round={stage.pair?.round ?? 0} marks={marks.slice(0, toldRounds(stage))} />
		),
		// The page shows the result in the stage's place.
		ending: () => null,
	};
}

/** How many rounds the stage has told all of: the one that is played is among them once its number has settled. */
function toldRounds(stage: StageState): number {
	const before = (stage.pair?.round ?? 1) - 1;
	return verdictOf(stage) && stage.phase !== "counting" ? before + 1 : before;
}
