import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";

/** Wanted once somebody calls. */
export const LiveCall = lazyIsland(
	() => import("./live-call.tsx"),
	(module) => module.LiveCall,
	{ isQuiet: true },
);
