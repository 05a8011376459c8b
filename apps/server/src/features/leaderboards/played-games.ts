import {
	comparePopularity,
	DASHBOARD_GAMES,
	type GamePlays,
	POPULAR_GAMES,
} from "@hilo/rules/leaderboards/boards";
import { CLASSIC_GAMES, type GameKey, gameOfKey, isGameKey } from "@hilo/rules/play/games";
import type { Ctx } from "../../platform/context.ts";
import { loadBranding } from "../../platform/site-settings.ts";
import {
	type CoverItem,
	presentGame,
	presentListedGame,
	presentListedGames,
} from "../custom-games/card.presenter.ts";
import { type SeenGame, viewerIdOf } from "../custom-games/find-game.ts";
import { seenByCaller } from "../custom-games/lists/list-games.ts";
import { popularityOf } from "../custom-games/lists/listed.ts";
import { type Leader, readLeaders } from "../custom-games/play/board.ts";
import { gameStatus } from "../site/game-status.ts";
import { findMostPlayed, findPlayTotals } from "./popular.repo.ts";

export interface PopularGame extends GamePlays {
	/** A custom game's id, or a classic game's key. */
	readonly id: string;
	/** Undefined for classic games. */
	readonly creatorName?: string;
	/** Seconds per guess; 0: no timer. */
	readonly timerSeconds: number;
	readonly route: string;
	/** Empty for classic games. */
	readonly cover: CoverItem[];
}

type PlayTotals = Awaited<ReturnType<typeof findPlayTotals>>;

export interface PlayedClassic {
	readonly gameKey: GameKey;
	/** The title, or the name that an administrator gave. */
	readonly name: string;
	readonly playCount: number;
}

/** Classic games that are enabled, and public custom games. */
export async function popularGames(ctx: Ctx): Promise<PopularGame[]> {
	const classic = (await classicGames(ctx)).map(presentClassic);
	const custom = await presentCustomGames(ctx, await mostPlayedGames(ctx, POPULAR_GAMES));
	return [...custom, ...classic].sort(comparePopularity).slice(0, POPULAR_GAMES);
}

/** `popularGames`, each with its best player; null for a game without scores. */
export async function popularGamesWithLeaders(ctx: Ctx) {
	const popular = await popularGames(ctx);
	const customIds = popular.flatMap(({ type, id }) => (type === "custom" ? id : []));
	const leaders = await readLeaders(ctx, customIds);
	const games: (PopularGame & { readonly leader: Leader | null })[] = [];
	for (const game of popular) {
		const leader = game.type === "custom" ? leaders.get(game.id) : await classicLeader(ctx, game.id);
		games.push({ ...game, leader: leader ?? null });
	}
	return games;
}

async function classicLeader(ctx: Ctx, id: string): Promise<Leader | null> {
	if (!isGameKey(id)) return null;
	const [best] = await ctx.boards.get({ key: id, period: "all" });
	return best ? { userId: best.userId, username: best.username, score: best.score } : null;
}

export async function dashboard(ctx: Ctx) {
	const customGames = await mostPlayedGames(ctx, DASHBOARD_GAMES);
	return { customGames: await presentListedGames(ctx, customGames), classicGames: await classicGames(ctx) };
}

/** Public custom games, without those that the caller reported or whose creator the caller blocks. */
export async function mostPlayedGames(ctx: Pick<Ctx, "actor" | "db">, limit: number): Promise<SeenGame[]> {
	return seenByCaller(ctx, await findMostPlayed(ctx.db.kysely, viewerIdOf(ctx.actor), limit));
}

/** Disabled games are left out. */
async function classicGames(ctx: Ctx): Promise<PlayedClassic[]> {
	const totals = ctx.caches.get<PlayTotals>("playTotals");
	const plays = await totals.forceFetch("all", { context: () => findPlayTotals(ctx.db.kysely) });
	const games = await gameStatus(ctx);
	return games
		.filter(({ isDisabled }) => !isDisabled)
		.map(({ gameId, name }) => {
			const { title, keys } = CLASSIC_GAMES[gameOfKey(gameId)];
			const playCount = keys.reduce((sum, key) => sum + (plays.get(key) ?? 0), 0);
			return { gameKey: gameId, name: name ?? title, playCount };
		});
}

function presentClassic({ gameKey, name, playCount }: PlayedClassic): PopularGame {
	const { timerMs, route } = CLASSIC_GAMES[gameOfKey(gameKey)];
	return { id: gameKey, type: "classic", name, timerSeconds: timerMs / 1000, playCount, route, cover: [] };
}

async function presentCustomGames(ctx: Ctx, games: readonly SeenGame[]): Promise<PopularGame[]> {
	const { name: siteName } = await loadBranding(ctx);
	return games.map((game) => {
		const { _id: id, name, creatorName, timerSeconds } = presentListedGame(game, siteName);
		const playCount = popularityOf(game.row);
		const { cover } = presentGame(game);
		const route = `/custom-game/${id}`;
		return { id, type: "custom", name, creatorName, timerSeconds, playCount, route, cover };
	});
}
