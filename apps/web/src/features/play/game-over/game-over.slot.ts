import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";

/**
 * The end of a run on the stage. Its code is fetched while the first round is played, so that it is there when a run ends. Without it the
 * score and the button that plays again stand on the stage all the same.
 */
export const StageGameOver = lazyIsland(
	() => import("./stage-game-over.tsx"),
	(module) => module.StageGameOver,
	{ isQuiet: true },
);
