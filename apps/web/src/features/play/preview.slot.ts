import { lazyIsland } from "../../platform/chunks/lazy-island.tsx";

/** Few tracks have a sample. */
export const PreviewButton = lazyIsland(
	() => import("./preview-button.tsx"),
	(module) => module.PreviewButton,
	{ isQuiet: true },
);
