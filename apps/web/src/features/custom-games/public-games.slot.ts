import { memo } from "react";
import { lazyIsland } from "../../platform/chunks/lazy-island.tsx";

const Island = lazyIsland(
	() => import("./lists/public-games.tsx"),
	(module) => module.PublicGames,
);

/** Fetches the code, so that the server's page has the games. Throws when it can't be had. */
export const preloadPublicGames = Island.preload;

/** The public games of a player. Not rendered again without need: what React has not taken over yet would vanish until its code is there. */
export const PublicGames = memo(Island);
