import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";

/** The page works without it if it fails to load. */
export const Ending = lazyIsland(
	() => import("./ending.tsx"),
	(module) => module.Ending,
	{ isQuiet: true },
);
