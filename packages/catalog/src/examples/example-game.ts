/** What the pictures of a game's items show: the site draws them. */
export type Motif = "mountain" | "river" | "metro" | "food" | "road" | "coin";

/** A game of the site's own, as an example of what players can make. */
export interface ExampleGame {
	/** Never changes: links lead to it. */
	readonly id: string;
	readonly name: string;
	/** Ends with where the numbers are from, and as of when. */
	readonly description: string;
	readonly valueLabel: string;
	/** 0: no timer. */
	readonly timerSeconds: number;
	readonly motif: Motif;
	/** Names and numbers. */
	readonly items: readonly (readonly [name: string, value: number])[];
}
