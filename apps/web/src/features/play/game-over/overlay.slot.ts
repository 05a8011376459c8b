import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";

/**
 * Loaded during the first round, so that it is ready when a run ends.
 * Without it the stage still shows the score and the button for another game.
 */
export const Overlay = lazyIsland(
	() => import("./overlay.tsx"),
	(module) => module.Overlay,
);
