import type { ExampleGame } from "./example-game.ts";

/** The site's own games without their items, small enough for the browser. */
export const EXAMPLE_LIST = {
	mountains: { id: "heights-of-mountains", name: "How high is that mountain?", timerSeconds: 15 },
	launchPrices: { id: "launch-prices-of-gadgets", name: "What did it cost at launch?", timerSeconds: 15 },
	metros: { id: "opening-years-of-metros", name: "Which metro opened later?", timerSeconds: 20 },
	rivers: { id: "lengths-of-rivers", name: "Which river runs further?", timerSeconds: 15 },
	calories: { id: "calories-of-foods", name: "Which has more calories?", timerSeconds: 0 },
	distances: { id: "distances-from-london", name: "Which is further from London?", timerSeconds: 10 },
} as const satisfies Record<string, Pick<ExampleGame, "id" | "name" | "timerSeconds">>;
