import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";
import { LoadingStage } from "../ghost/loading-stage.tsx";

/** A live duel from its lobby to the last reveal. Ghost duels never fetch it. */
export const LiveDuel = lazyIsland(
	() => import("./live-duel.tsx"),
	(module) => module.LiveDuel,
	{ Waiting: LoadingStage },
);
