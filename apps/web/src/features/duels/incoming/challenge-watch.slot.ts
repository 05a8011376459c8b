import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";

/** Its code comes after everything else that goes on around a player. */
export const ChallengeWatch = lazyIsland(
	() => import("./challenge-watch.tsx"),
	(module) => module.ChallengeWatch,
	{ isQuiet: true },
);
