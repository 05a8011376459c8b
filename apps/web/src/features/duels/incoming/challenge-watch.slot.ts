import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";

/** Loaded after everything else that runs for a player. */
export const ChallengeWatch = lazyIsland(
	() => import("./challenge-watch.tsx"),
	(module) => module.ChallengeWatch,
	{ isQuiet: true },
);
