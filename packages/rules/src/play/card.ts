import type { GameId } from "./games.ts";
import type { PlayedGame } from "./played-game.ts";

/** A picture that replaces the drawn art once it has loaded: from another site, or one that people gave their items. */
interface Picture {
	readonly imageUrl?: string;
}

/** What is drawn for an item, so that each has a picture even without a photograph. */
export type Art = Picture &
	(
		| { readonly kind: "repository"; readonly owner: string; readonly language: string }
		| { readonly kind: "flag"; readonly iso2: string }
		| { readonly kind: "subreddit"; readonly name: string }
		| { readonly kind: "poster"; readonly year: number; readonly genre: string }
		| { readonly kind: "sleeve"; readonly artist: string; readonly year: number }
		| { readonly kind: "weapon"; readonly icon: string }
		| { readonly kind: "monogram"; readonly initials: string; readonly iso2: string }
		/** Drawn without its century's colour until the year, which is the answer, is shown. */
		| { readonly kind: "emblem"; readonly icon: string }
		/** Of a custom game, whose creator gave it a picture. */
		| { readonly kind: "item"; readonly name: string }
	);

/** What may be shown of an item before the guess. */
export interface CardFace {
	/** Unique within its pool. */
	readonly id: string;
	readonly name: string;
	readonly detail?: string;
	readonly art: Art;
	/** A sound sample to listen to. */
	readonly previewUrl?: string;
	/** Where this item's number comes from, in games whose items come from more than one source. */
	readonly source?: string;
	/** The number has no public source: it is an estimate, and said to be one. */
	readonly estimate?: true;
	/** How the name stands within a sentence, where that differs: "the Netherlands". */
	readonly inSentence?: string;
}

/** An item with the number that it is compared by, in the game's unit: stars, visitors, dollars, a year. */
export interface Card extends CardFace {
	readonly value: number;
	/** In games that ask something else each round: a number for each of the pool's questions. */
	readonly values?: number[];
	/** Title of the English Wikipedia article to read more in. It may name the number, so it is kept back like it. */
	readonly article?: string;
}

/** What a number counts, where its text says so. */
export type Unit = "dollars";

/** What a round asks, where a game asks something else each time: one of a weapon's stats. */
export interface Question {
	/** What is compared, as in "more damage". */
	readonly measure: string;
	/** What its numbers count; left out where that goes without saying. */
	readonly unit?: Unit;
	readonly source: string;
	/** Year and month, "2026-08". */
	readonly asOf: string;
}

/** The items of a game, all from one source at one date. */
export interface Pool<Game extends PlayedGame = GameId> {
	readonly game: Game;
	readonly source: string;
	/** Year and month, "2026-08". */
	readonly asOf: string;
	readonly cards: readonly Card[];
	/** What the rounds ask, where that changes from one to the next. */
	readonly questions?: readonly Question[];
}

/** Returns the card without its number and what may name it: all that may leave the server before the guess. */
export function withoutValue({ value: _, values: __, article: ___, ...face }: Card): CardFace {
	return face;
}
