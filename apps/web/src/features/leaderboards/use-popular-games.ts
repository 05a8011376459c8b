import { comparePopularity, POPULAR_GAMES } from "@hilo/rules/leaderboards/popularity";
import { CLASSIC_GAMES, gameOfKey } from "@hilo/rules/play/games";
import { type Outputs, trpc } from "../../platform/api/trpc.ts";

export type PopularGame = Outputs["leaderboards"]["popular"][number];

/** The most played games. If their call fails, the dashboard's games are used. */
export function usePopularGames(): { games: PopularGame[] | undefined; error: unknown } {
	const popular = trpc.leaderboards.popular.useQuery();
	const dashboard = trpc.leaderboards.dashboard.useQuery(undefined, {
		enabled: popular.error !== null && popular.data === undefined,
	});
	const games = popular.data ?? (dashboard.data && fromDashboard(dashboard.data));
	return { games, error: dashboard.error && popular.error };
}

/** The dashboard does not name leaders. */
function fromDashboard({ customGames, classicGames }: Outputs["leaderboards"]["dashboard"]): PopularGame[] {
	const custom = customGames.map(({ _id: id, name, creatorName, timerSeconds, playCount }): PopularGame => {
		return {
			id,
			type: "custom",
			name,
			creatorName,
			timerSeconds,
			playCount,
			route: `/custom-game/${id}`,
			leader: null,
		};
	});
	const classic = classicGames.map(({ gameKey, name, playCount }): PopularGame => {
		const { timerMs, route } = CLASSIC_GAMES[gameOfKey(gameKey)];
		return {
			id: gameKey,
			type: "classic",
			name,
			timerSeconds: timerMs / 1000,
			playCount,
			route,
			leader: null,
		};
	});
	return [...custom, ...classic].sort(comparePopularity).slice(0, POPULAR_GAMES);
}
