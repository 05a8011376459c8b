import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";

/** How one stands against somebody in duels. Nothing is missed where it can't be had. */
export const DuelRecord = lazyIsland(
	() => import("./duel-record.tsx"),
	(module) => module.DuelRecord,
	{ isQuiet: true },
);
