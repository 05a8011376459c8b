import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";

/** The stage with unsaved items. */
export const PreviewGame = lazyIsland(
	() => import("../stage/preview-game.tsx"),
	(module) => module.PreviewGame,
);
