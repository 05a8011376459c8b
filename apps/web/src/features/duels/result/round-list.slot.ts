import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";
import { WaitingRounds } from "./waiting-rounds.tsx";

/** The code that formats numbers and draws items is loaded after the result. */
export const RoundList = lazyIsland(
	() => import("./round-list.tsx"),
	(module) => module.RoundList,
	{ Waiting: WaitingRounds },
);
