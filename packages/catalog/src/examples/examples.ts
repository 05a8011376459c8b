import { calories } from "./calories.ts";
import { distances } from "./distances.ts";
import type { ExampleGame } from "./examples.list.ts";
import { launchPrices } from "./launch-prices.ts";
import { metros } from "./metros.ts";
import { mountains } from "./mountains.ts";
import { rivers } from "./rivers.ts";

/** In their order on a new site. */
export const EXAMPLE_GAMES: readonly ExampleGame[] = [
	mountains,
	launchPrices,
	metros,
	rivers,
	calories,
	distances,
];
