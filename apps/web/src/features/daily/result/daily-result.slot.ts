import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";
import { ResultWaiting } from "./result-waiting.tsx";

/** Wanted when a deck is over: fetched ahead while its last rounds are played. */
export const DailyResult = lazyIsland(
	() => import("./daily-result.tsx"),
	(module) => module.DailyResult,
	{ Waiting: ResultWaiting },
);
