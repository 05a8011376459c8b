import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";

/** Rarely shown: replaces a player's game after the session has ended. */
export const SignedOutGame = lazyIsland(
	() => import("../stage/signed-out-game.tsx"),
	(module) => module.SignedOutGame,
);
