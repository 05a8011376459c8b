import type { PublicDeck } from "@hilo/rules/daily/daily.views";
import type { GameId } from "@hilo/rules/play/games";
import { type Mark, markOfAnswer } from "@hilo/rules/play/view";
import { classicRules } from "../../play/classic/classic-rules.ts";
import { MarkSquare } from "../../play/marks.tsx";
import type { StageParts } from "../../play/stage/stage-parts.ts";
import type { StageRules } from "../../play/stage/stage-rules.ts";
import { type StageState, verdictOf } from "../../play/stage/stage-state.ts";
import { deckName } from "../deck/day-text.ts";
import { MARK_TEXTS } from "../deck/deck-squares.tsx";

/** The rules of a deck's rounds: one object for each game. */
export type RulesOf = (game: GameId) => StageRules;

interface DeckStage {
	readonly rules: StageRules;
	readonly rulesOf: RulesOf;
	readonly parts: StageParts;
}

/** What the stage needs of a deck. */
export function deckStage(deck: Pick<PublicDeck, "number" | "games">): DeckStage {
	const { games } = deck;
	const title = deckName(deck);
	const known = new Map<GameId, StageRules>();
	const rulesOf: RulesOf = (game) => {
		const rules = known.get(game) ?? deckRules(game, title);
		known.set(game, rules);
		return rules;
	};
	return { rules: rulesOf(games[0] ?? "country"), rulesOf, parts: partsOf(games.length) };
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

/** The round number and the results so far. */
function partsOf(rounds: number): StageParts {
	return {
		corner: ({ pair }) => (
			<p>
				Round{" "}
				<strong>
					{/* Two digits wide in every round, so that the squares do not move. */}
					<span className="inline-block min-w-[2ch] text-right tabular-nums">{pair?.round ?? "–"}</span>
					<small className="text-[0.5em] font-bold text-muted"> of {rounds}</small>
				</strong>
			</p>
		),
		beside: (stage) => <RoundSquares rounds={rounds} round={stage.pair?.round ?? 0} marks={marksOf(stage)} />,
		// The page replaces the stage with the result.
		ending: () => null,
	};
}

/** The results so far: the open round's once its number has finished counting. */
function marksOf(stage: StageState): readonly Mark[] {
	const before = stage.pair?.marks ?? [];
	const verdict = stage.phase === "counting" ? null : verdictOf(stage);
	return verdict ? [...before, markOfAnswer(verdict)] : before;
}

interface RoundSquaresProps {
	rounds: number;
	round: number;
	marks: readonly Mark[];
}

/** A deck's rounds above the stage, with the results so far. */
function RoundSquares({ rounds, round, marks }: RoundSquaresProps) {
	return (
		<ol className="flex gap-[clamp(2px,0.6cqw,6px)] pt-[0.2rem]" aria-label="The rounds so far">
			{Array.from({ length: rounds }, (_, n) => {
				const mark = marks[n];
				const isOpen = n + 1 === round;
				return (
					<li key={`${n + 1}`}>
						<MarkSquare
							mark={mark}
							emptyClass="bg-ink/12"
							className={`w-[clamp(0.85rem,3.6cqw,1.35rem)] rounded-[0.25rem] ${isOpen ? "shadow-[0_0_0_2px_var(--accent)]" : ""}`}
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
