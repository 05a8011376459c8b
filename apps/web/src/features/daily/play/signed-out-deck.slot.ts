import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";

/** Rarely shown: replaces a player's deck after the session has ended. */
export const SignedOutDeck = lazyIsland(
	() => import("./signed-out-deck.tsx"),
	(module) => module.SignedOutDeck,
);
