import { drawnIsland } from "../../../platform/chunks/drawn-island.tsx";
import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";

export const PairArt = drawnIsland(
	() => import("./pair-art.tsx"),
	(module) => module.PairArt,
	{ isQuiet: true },
);

/** Its links work before its code is loaded. */
export const DailyCard = drawnIsland(
	() => import("../../daily/card/daily-card.tsx"),
	(module) => module.DailyCard,
	{ isQuiet: true },
);

export const HomeNews = drawnIsland(
	() => import("./home-news.tsx"),
	(module) => module.HomeNews,
);

/** Loaded during the three rounds. */
export const DuelResult = lazyIsland(
	() => import("./duel-result.tsx"),
	(module) => module.DuelResult,
);

export const CustomGamesCard = lazyIsland(
	() => import("./custom-games-card.tsx"),
	(module) => module.CustomGamesCard,
	{ isQuiet: true },
);

/** Loads the code of what the server renders. Throws if that fails. */
export async function preloadHome(isPlayer: boolean): Promise<void> {
	await Promise.all([
		PairArt.preload(),
		DailyCard.preload(),
		HomeNews.preload(),
		isPlayer && CustomGamesCard.preload(),
	]);
}
