import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";

/** The stage on items that are not saved. Its code comes when it is opened. */
export const PreviewGame = lazyIsland(
	() => import("../stage/preview-game.tsx"),
	(module) => module.PreviewGame,
);
