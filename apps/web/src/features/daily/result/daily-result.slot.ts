import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";
import { ResultWaiting } from "./result-waiting.tsx";

/** Loaded during the last rounds. */
export const DailyResult = lazyIsland(
	() => import("./daily-result.tsx"),
	(module) => module.DailyResult,
	{ Waiting: ResultWaiting },
);
