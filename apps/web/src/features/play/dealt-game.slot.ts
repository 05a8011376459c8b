import { lazyIsland } from "../../platform/chunks/lazy-island.tsx";
import { LoadingCode } from "./loading/loading-screens.tsx";

/** Loaded while the player chooses. */
export const DealtGame = lazyIsland(
	() => import("./dealt-game.tsx"),
	(module) => module.DealtGame,
	{ Waiting: LoadingCode },
);
