import type { GameId } from "./games.ts";

/** A picture from elsewhere; it replaces the drawn art when it loads. */
interface Remote {
	readonly imageUrl?: string;
}

/** What is drawn for an item, so that none is ever a grey box. */
export type Art = Remote &
	(
		| { readonly kind: "repository"; readonly owner: string; readonly language: string }
		| { readonly kind: "flag"; readonly iso2: string }
		| { readonly kind: "subreddit"; readonly name: string }
		| { readonly kind: "poster"; readonly year: number; readonly genre: string }
		| { readonly kind: "sleeve"; readonly artist: string; readonly year: number }
		| { readonly kind: "weapon"; readonly icon: string }
		| { readonly kind: "monogram"; readonly initials: string; readonly iso2: string }
		/** `century`: the first two digits of its years, 18 for 1800 to 1899. */
		| { readonly kind: "emblem"; readonly icon: string; readonly century: 18 | 19 | 20 }
	);

/** What may be shown of an item before the guess. */
export interface CardFace {
	/** Unique within its pool. */
	readonly id: string;
	readonly name: string;
	readonly detail?: string;
	readonly art: Art;
}

/** An item with the number that it is compared by, in the game's unit: stars, visitors, dollars, a year. */
export interface Card extends CardFace {
	readonly value: number;
}

/** The items of a game, all from one source at one date. */
export interface Pool {
	readonly game: GameId;
	readonly source: string;
	/** Year and month, "2026-08". */
	readonly asOf: string;
	readonly cards: readonly Card[];
}

/** The card without its number: all that may leave the server before the guess. */
export function faceOf({ value: _, ...face }: Card): CardFace {
	return face;
}
