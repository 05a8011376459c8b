import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";
import { ResultWaiting } from "../result/result-waiting.tsx";

/** Wanted when a past deck is over: fetched ahead while its last reveal is seen. */
export const PastResult = lazyIsland(
	() => import("./past-result.tsx"),
	(module) => module.PastResult,
	{ Waiting: ResultWaiting },
);
