import type { PosterGenre } from "../art/poster-scenes.ts";
import type { DuelGame, GameId } from "./games.ts";

/** A picture that replaces the drawn art once it has loaded. */
interface Picture {
	readonly imageUrl?: string;
}

/** Of a repository; the colour is "#rrggbb". */
interface Mark {
	readonly name: string;
	readonly colour: string;
}

/** Drawn, so that an item without a photo has a picture too. */
export type Art = Picture &
	/** Without a mark it is drawn from the item's name and the language. */
	(
		| { readonly kind: "repository"; readonly language: string; readonly mark?: Mark }
		| { readonly kind: "flag"; readonly iso2: string }
		| { readonly kind: "subreddit"; readonly name: string; readonly icon: string }
		| { readonly kind: "poster"; readonly year: number; readonly genre: PosterGenre; readonly icon: string }
		| { readonly kind: "sleeve"; readonly artist: string; readonly year: number }
		| { readonly kind: "weapon"; readonly icon: string }
		| { readonly kind: "person"; readonly iso2: string; readonly icon: string }
		/** Drawn without its century's colour until the year, which is the answer, is shown. */
		| { readonly kind: "emblem"; readonly icon: string }
		| { readonly kind: "item"; readonly name: string }
	);

/** What a player may see of an item before the guess. */
export interface PublicCard {
	/** Unique within its pool. */
	readonly id: string;
	readonly name: string;
	readonly detail?: string;
	readonly art: Art;
	readonly previewUrl?: string;
	/** The source of this item's number, in games with more than one. */
	readonly source?: string;
	/** The number is an estimate without a public source, and is shown as one. */
	readonly estimate?: true;
	/** The name within a sentence, if it differs: "the Netherlands". */
	readonly inSentence?: string;
}

/** What is shown with an item's number and kept back like it: an address or a note may give the number away. */
export interface Facts {
	/** Where the number is from, in words, if not from the pool's source. */
	readonly source?: string;
	/** The page of that source. */
	readonly sourceUrl?: string;
	/** Year and month of the number, "2026-08", or its year, if not the pool's. */
	readonly asOf?: string;
	/** What the creator says about the item. */
	readonly note?: string;
	/** Who made the picture. */
	readonly credit?: string;
}

/** `value` is in the game's unit: stars, visitors, dollars, a year. */
export interface Card extends PublicCard {
	readonly value: number;
	/** In games with changing questions: one number for each of the pool's questions. */
	readonly values?: number[];
	/** Title of the English Wikipedia article. It is kept back like the number, which it may name. */
	readonly article?: string;
	readonly facts?: Facts;
	/** Those of each of `values`, where they differ; null: none. */
	readonly valuesFacts?: (Facts | null)[];
}

export type Unit = "dollars";

/** What a round compares, in a game where that changes: one of a weapon's stats. */
export interface Question {
	/** What is compared, as in "more damage". */
	readonly measure: string;
	/** Left out if the text shows no unit. */
	readonly unit?: Unit;
	readonly source: string;
	/** Year and month, "2026-08". */
	readonly asOf: string;
	readonly sourceUrl?: string;
}

/** The items of a game, from one source at one date. */
export interface Pool<Game extends DuelGame = GameId> {
	readonly game: Game;
	readonly source: string;
	readonly asOf: string;
	/** The page of the source. */
	readonly sourceUrl?: string;
	readonly cards: readonly Card[];
	/** What the rounds ask, in games where that changes. */
	readonly questions?: readonly Question[];
}

/** Returns the card without its number, article and facts: all that may leave the server before the guess. */
export function withoutValue(card: Card): PublicCard {
	const { value: _, values: __, article: ___, facts: ____, valuesFacts: _____, ...publicCard } = card;
	return publicCard;
}
