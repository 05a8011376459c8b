import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";
import { GameWaiting } from "./game-waiting.tsx";

/** The stage is fetched while the start screen is read. */
export const DailyGame = lazyIsland(
	() => import("./daily-game.tsx"),
	(module) => module.DailyGame,
	{ Waiting: GameWaiting },
);
