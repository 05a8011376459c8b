import type { Category } from "@hilo/rules/custom-games/categories";

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
	readonly category: Category;
	/** Where the numbers are from: an address or a text. */
	readonly source: string;
	/** Year and month of the numbers; empty for numbers that don't change. */
	readonly asOf: string;
	/** Seconds for a guess; 0: no timer. */
	readonly timerSeconds: number;
	readonly motif: Motif;
	readonly items: readonly (readonly [name: string, value: number])[];
}

/** The site's own games without their items, small enough for the browser. */
export const EXAMPLE_LIST = {
	mountains: { id: "heights-of-mountains", name: "How high is that mountain?", timerSeconds: 15 },
	launchPrices: { id: "launch-prices-of-gadgets", name: "What did it cost at launch?", timerSeconds: 15 },
	metros: { id: "opening-years-of-metros", name: "Which metro opened later?", timerSeconds: 20 },
	rivers: { id: "lengths-of-rivers", name: "Which river runs further?", timerSeconds: 15 },
	calories: { id: "calories-of-foods", name: "Which has more calories?", timerSeconds: 0 },
	distances: { id: "distances-from-london", name: "Which is further from London?", timerSeconds: 10 },
} as const satisfies Record<string, Pick<ExampleGame, "id" | "name" | "timerSeconds">>;
