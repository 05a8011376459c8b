import type { GameId } from "@hilo/rules/play/games";
import { markOfAnswer } from "@hilo/rules/play/view";
import type { ReactNode } from "react";
import { MarkSquare } from "../../play/marks.tsx";
import { classicRules } from "../../play/stage/classic-rules.ts";
import type { StageRules } from "../../play/stage/stage-rules.ts";
import { type StageParts, type StageState, verdictOf } from "../../play/stage/stage-state.ts";
import { MARK_TEXTS } from "../deck/deck-squares.tsx";

/** The rules of a deck's rounds. */
export type RulesOf = (game: GameId) => StageRules;

/** @param clock shows under the squares how long the deck is open */
export function deckStage(title: string, games: readonly GameId[], clock?: ReactNode) {
	const rulesOf: RulesOf = (game) => deckRules(game, title);
	const parts: StageParts = {
		corner: ({ pair }) => (
			<p>
				Round{" "}
				<strong>
					{/* Two digits wide in every round, so that the squares do not move. */}
					<span className="inline-block min-w-[2ch] text-right tabular-nums">{pair?.round ?? "–"}</span>
					<small className="text-[0.5em] font-bold text-muted"> of {games.length}</small>
				</strong>
			</p>
		),
		beside: (stage) => (
			<div className="grid justify-items-center gap-1 rounded-[0.6rem] bg-(--over-art) p-1.5 text-[0.75rem] leading-none">
				<RoundSquares rounds={games.length} stage={stage} />
				{clock}
			</div>
		),
		// The page replaces the stage with the result.
		ending: () => null,
	};
	return { rules: rulesOf(games[0] ?? "country"), rulesOf, parts };
}

/** A game's rules under the deck's title. */
export function deckRules(game: GameId, title: string): StageRules {
	const { words, ...rules } = classicRules(game);
	const { question, over } = words;
	return {
		...rules,
		title,
		revealsTimeout: true,
		words: { question, over, loading: "Dealing the deck…", again: "Try again", home: "Back to Home" },
	};
}

/** A deck's rounds above the stage, with the results so far: the open round's once its number has finished counting. */
function RoundSquares({ rounds, stage }: { rounds: number; stage: StageState }) {
	const { marks = [], round = 0 } = stage.pair ?? {};
	const verdict = stage.phase === "counting" ? null : verdictOf(stage);
	const shown = verdict ? [...marks, markOfAnswer(verdict)] : marks;
	return (
		<ol className="flex gap-[clamp(2px,0.6cqw,6px)]" aria-label="The rounds so far">
			{Array.from({ length: rounds }, (_, n) => {
				const mark = shown[n];
				const isOpen = n + 1 === round;
				return (
					<li key={`${n + 1}`}>
						<MarkSquare
							mark={mark}
							emptyClass="bg-ink/12"
							className={`w-[clamp(0.65rem,3.2cqw,1.35rem)] rounded-[0.25rem] ${isOpen ? "shadow-[0_0_0_2px_var(--accent)]" : ""}`}
							iconClass="size-[72%] stroke-[4.5]"
						/>
						<span className="sr-only">
							{mark ? MARK_TEXTS[mark].toLowerCase() : isOpen ? "now" : "to come"}
						</span>
					</li>
				);
			})}
		</ol>
	);
}
