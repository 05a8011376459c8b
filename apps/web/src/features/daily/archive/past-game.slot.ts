import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";
import { GameWaiting } from "../play/game-waiting.tsx";

/** Loaded while the start screen is shown. */
export const PastGame = lazyIsland(
	() => import("./past-game.tsx"),
	(module) => module.PastGame,
	{ Waiting: GameWaiting },
);
