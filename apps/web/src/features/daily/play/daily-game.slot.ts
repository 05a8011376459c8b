import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";
import { GameWaiting } from "./game-waiting.tsx";

/** Loaded while the start screen is shown. */
export const DailyGame = lazyIsland(
	() => import("./daily-game.tsx"),
	(module) => module.DailyGame,
	{ Waiting: GameWaiting },
);
