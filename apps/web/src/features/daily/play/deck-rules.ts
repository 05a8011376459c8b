import type { GameId } from "@hilo/rules/play/games";
import { classicRules } from "../../play/classic/classic-rules.ts";
import type { StageRules } from "../../play/stage/stage-rules.ts";

/** Returns the rules of each game under the deck's title, as one object per game. */
export function deckRules(title: string): (game: GameId) => StageRules {
	const known = new Map<GameId, StageRules>();
	return (game) => {
		const rules = known.get(game) ?? rulesOf(game, title);
		known.set(game, rules);
		return rules;
	};
}

function rulesOf(game: GameId, title: string): StageRules {
	const { words, ...rules } = classicRules(game);
	const { question, over } = words;
	return {
		...rules,
		title,
		words: { question, over, loading: "Dealing the deck…", again: "Try again", home: "Back to Home" },
	};
}
