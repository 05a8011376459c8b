import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";

/** Hardly ever there: in place of a player's deck whose session has ended. */
export const SignedOutDeck = lazyIsland(
	() => import("./signed-out-deck.tsx"),
	(module) => module.SignedOutDeck,
);
