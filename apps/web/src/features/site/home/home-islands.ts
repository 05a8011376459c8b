import { drawnIsland } from "../../../platform/chunks/drawn-island.tsx";
import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";

/** Not needed to use the page. */
export const PairArt = drawnIsland(
	() => import("./pair-art.tsx"),
	(module) => module.PairArt,
	{ isQuiet: true },
);

/** Its links work before its code is there. */
export const DailyCard = drawnIsland(
	() => import("../../daily/card/daily-card.tsx"),
	(module) => module.DailyCard,
	{ isQuiet: true },
);

export const HomeNews = drawnIsland(
	() => import("./home-news.tsx"),
	(module) => module.HomeNews,
);

/** Wanted after three rounds. */
export const DuelResult = lazyIsland(
	() => import("./duel-result.tsx"),
	(module) => module.DuelResult,
);

/** Only players have it. */
export const CustomGamesCard = lazyIsland(
	() => import("./custom-games-card.tsx"),
	(module) => module.CustomGamesCard,
	{ isQuiet: true },
);

/** Fetches what the server draws, so that its page has it and nothing comes late. Throws when it can't be had. */
export async function preloadHome(isPlayer: boolean): Promise<void> {
	await Promise.all([
		PairArt.preload(),
		DailyCard.preload(),
		HomeNews.preload(),
		isPlayer && CustomGamesCard.preload(),
	]);
}
