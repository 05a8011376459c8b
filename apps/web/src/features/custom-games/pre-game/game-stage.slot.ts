import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";
import { LoadingCode } from "./loading-code.tsx";

/** Loaded while the player reads about the game. */
export const GameStage = lazyIsland(
	() => import("../stage/game-stage.tsx"),
	(module) => module.GameStage,
	{ Waiting: LoadingCode },
);
