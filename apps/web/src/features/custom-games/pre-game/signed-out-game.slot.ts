import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";

/** Hardly ever there: in place of a player's game whose session has ended. */
export const SignedOutGame = lazyIsland(
	() => import("../stage/signed-out-game.tsx"),
	(module) => module.SignedOutGame,
);
