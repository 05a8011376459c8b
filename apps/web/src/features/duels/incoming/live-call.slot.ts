import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";

/** Loaded on the first live challenge. */
export const LiveCall = lazyIsland(
	() => import("./live-call.tsx"),
	(module) => module.LiveCall,
	{ isQuiet: true },
);
