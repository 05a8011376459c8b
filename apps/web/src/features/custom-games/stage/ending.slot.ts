import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";

/** What stands below the result of a custom game. Nothing is missed where it can't be had. */
export const Ending = lazyIsland(
	() => import("./ending.tsx"),
	(module) => module.Ending,
	{ isQuiet: true },
);
