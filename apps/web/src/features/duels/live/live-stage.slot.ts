import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";

/** The stage is fetched in the lobby. */
export const LiveStage = lazyIsland(
	() => import("./live-stage.tsx"),
	(module) => module.LiveStage,
);
