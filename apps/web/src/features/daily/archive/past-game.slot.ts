import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";
import { GameWaiting } from "../play/game-waiting.tsx";

/** The stage is fetched while the start screen is read. */
export const PastGame = lazyIsland(
	() => import("./past-game.tsx"),
	(module) => module.PastGame,
	{ Waiting: GameWaiting },
);
