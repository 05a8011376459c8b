import { lazyIsland } from "../../platform/chunks/lazy-island.tsx";

/** The button that plays a track's sample. Few tracks have one. */
export const PreviewButton = lazyIsland(
	() => import("./preview-button.tsx"),
	(module) => module.PreviewButton,
	{ isQuiet: true },
);
