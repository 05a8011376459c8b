/** What the site draws on the pictures of the items. */
type Motif = "mountain" | "river" | "metro" | "food" | "road" | "coin";

/** A custom game by the site itself, as an example of what players can make. */
export interface ExampleGame {
	/** Never changes, because links contain it. */
	readonly id: string;
	readonly name: string;
	/** Ends with the source of the numbers and its date. */
	readonly description: string;
	readonly valueLabel: string;
	/** Seconds for a guess; 0: no timer. */
	readonly timerSeconds: number;
	readonly motif: Motif;
	readonly items: readonly (readonly [name: string, value: number])[];
}
