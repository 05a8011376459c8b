import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";

/** The page works without it if it fails to load. */
export const DuelRecord = lazyIsland(
	() => import("./duel-record.tsx"),
	(module) => module.DuelRecord,
	{ isQuiet: true },
);
