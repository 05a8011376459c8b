import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";
import { LoadingStage } from "../ghost/loading-stage.tsx";

/** A live duel from lobby to last reveal. Ghost duels never load it. */
export const LiveDuel = lazyIsland(
	() => import("./live-duel.tsx"),
	(module) => module.LiveDuel,
	{ Waiting: LoadingStage },
);
