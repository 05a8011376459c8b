import { boardState } from "@hilo/rules/custom-games/access";
import { isOpenToAll } from "@hilo/rules/custom-games/privacy";
import { hasWords, type SearchTerm, searchText } from "@hilo/rules/custom-games/words";
import type { Ctx, PlayerCtx } from "../../../platform/context.ts";
import type { SeenGame } from "../find-game.ts";
import { startSearch } from "../search-limit.ts";
import { findPage } from "./discover.repo.ts";
import { listOwnGames, listSharedGames, seenByCaller } from "./list-games.ts";
import { popularityOf } from "./listed.ts";
import { findMatching } from "./lists.repo.ts";

const PAGE = 20;

export interface GamesWithBoards {
	readonly games: SeenGame[];
	readonly hasMore: boolean;
}

/** Most played first: public games, own ones, and invite-only ones shared with the player. */
export async function gamesWithBoards(
	ctx: PlayerCtx,
	{ search, page }: { readonly search: string; readonly page: number },
): Promise<GamesWithBoards> {
	const { id: viewerId } = ctx.actor;
	const terms = await startSearch(ctx, search);
	if (search !== "" && terms.length === 0) return { games: [], hasMore: false };
	const unlisted = (await unlistedGames(ctx)).filter(({ row }) => terms.every((term) => matches(row, term)));
	const start = (page - 1) * PAGE;
	// Close games push listed ones back by their number at most.
	const offset = Math.max(0, start - unlisted.length);
	const paging = { viewerId, offset, limit: start + PAGE + 1 - offset };
	const listed = seenByCaller(ctx, await listedGames(ctx, terms, paging));
	const merged = mergeByPlays(listed, unlisted, offset);
	const games = merged
		.filter(({ position }) => position >= start && position < start + PAGE)
		.map(({ game }) => game);
	return { games, hasMore: merged.some(({ position }) => position >= start + PAGE) };
}

/** Games that are in no public list, but whose boards the player may read. */
async function unlistedGames(ctx: PlayerCtx): Promise<SeenGame[]> {
	const games = [...(await listOwnGames(ctx)), ...(await listSharedGames(ctx))];
	return games
		.filter(({ row, relation }) => {
			const isListed = isOpenToAll(row.privacy) && row.is_hidden === 0;
			return !isListed && boardState(row.privacy, relation) === "open";
		})
		.sort((a, b) => popularityOf(b.row) - popularityOf(a.row));
}

async function listedGames(
	{ db }: Pick<Ctx, "db">,
	terms: readonly SearchTerm[],
	paging: { viewerId: string; offset: number; limit: number },
) {
	if (terms.length > 0) return findMatching(db.kysely, terms, "popular", paging);
	// Featured games are part of the list here.
	return findPage(db.kysely, "popular", {
		...paging,
		featuredAt: Number.MAX_SAFE_INTEGER,
		featuredId: "",
	});
}

/** Matches in memory as the search does in SQL, because these games are few. */
function matches(row: SeenGame["row"], term: SearchTerm): boolean {
	const isByName = (row.creator_name ?? "").toLowerCase().startsWith(term.name.toLowerCase());
	return isByName || hasWords(searchText(row), term);
}

function isMorePopular(unlisted: SeenGame | undefined, listed: SeenGame): boolean {
	return unlisted !== undefined && popularityOf(unlisted.row) > popularityOf(listed.row);
}

/** `offset`: how many listed games come before these. `position` is that in the merged order. */
function mergeByPlays(listed: readonly SeenGame[], unlisted: readonly SeenGame[], offset: number) {
	const merged: { game: SeenGame; position: number }[] = [];
	let next = 0;
	listed.forEach((game, index) => {
		for (; isMorePopular(unlisted[next], game); next++) put(unlisted[next], offset + index + next);
		put(game, offset + index + next);
	});
	for (; next < unlisted.length; next++) put(unlisted[next], offset + listed.length + next);
	return merged;

	function put(game: SeenGame | undefined, position: number): void {
		if (game) merged.push({ game, position });
	}
}
