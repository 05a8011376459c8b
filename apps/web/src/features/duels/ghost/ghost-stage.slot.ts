import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";
import { LoadingStage } from "./loading-stage.tsx";

/** The stage is fetched while the challenge is read. */
export const GhostStage = lazyIsland(
	() => import("./ghost-stage.tsx"),
	(module) => module.GhostStage,
	{ Waiting: LoadingStage },
);
