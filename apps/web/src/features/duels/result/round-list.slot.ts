import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";
import { WaitingRounds } from "./waiting-rounds.tsx";

/** How numbers are written and items drawn comes after the result itself. */
export const RoundList = lazyIsland(
	() => import("./round-list.tsx"),
	(module) => module.RoundList,
	{ Waiting: WaitingRounds },
);
