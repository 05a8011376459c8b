import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";

/**
 * The dialogs of a game. The stage fetches their code while the first round is played, so that it is there when a run ends. Without it the
 * score and the button that plays again stand on the stage all the same.
 */
export const Overlay = lazyIsland(
	() => import("./overlay.tsx"),
	(module) => module.Overlay,
);
