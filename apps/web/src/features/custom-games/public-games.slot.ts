import { memo } from "react";
import { lazyIsland } from "../../platform/chunks/lazy-island.tsx";

const Island = lazyIsland(
	() => import("./lists/public-games.tsx"),
	(module) => module.PublicGames,
);

/** Loads the code, so that the server renders the games. Throws if it fails. */
export const preloadPublicGames = Island.preload;

/** Memoised, because a rerender before hydration would remove the server's markup until the code is loaded. */
export const PublicGames = memo(Island);
