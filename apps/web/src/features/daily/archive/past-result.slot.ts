import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";
import { ResultWaiting } from "../result/result-waiting.tsx";

/** Loaded during the last reveal. */
export const PastResult = lazyIsland(
	() => import("./past-result.tsx"),
	(module) => module.PastResult,
	{ Waiting: ResultWaiting },
);
