import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";

/** Loaded in the lobby. */
export const LiveStage = lazyIsland(
	() => import("./live-stage.tsx"),
	(module) => module.LiveStage,
);
