import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";
import { LoadingStage } from "./loading-stage.tsx";

/** Loaded while the challenge is read. */
export const GhostStage = lazyIsland(
	() => import("./ghost-stage.tsx"),
	(module) => module.GhostStage,
	{ Waiting: LoadingStage },
);
