import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";

export const PreviewGame = lazyIsland(
	() => import("../stage/preview-game.tsx"),
	(module) => module.PreviewGame,
);
