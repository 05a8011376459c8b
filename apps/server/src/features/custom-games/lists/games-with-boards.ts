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

/** Most played first: public games, own ones, and invite-only ones shared with the player. */
export async function gamesWithBoards(
	ctx: PlayerCtx,
	{ search, page }: { readonly search: string; readonly page: number },
) {
	const { id: viewerId } = ctx.actor;
	const terms = await startSearch(ctx, search);
	if (search !== "" && terms.length === 0) return { games: [], hasMore: false };
	const unlisted = (await unlistedGames(ctx)).filter(({ row }) => terms.every((term) => matches(row, term)));
	const start = (page - 1) * PAGE;
	// Close games push listed ones back by their number at most.
	const offset = Math.max(0, start - unlisted.length);
	const paging = { viewerId, offset, limit: start + PAGE + 1 - offset };
	const listed = seenByCaller(ctx, await listedGames(ctx, terms, paging));
	const games = [...listed, ...unlisted]
		.sort((a, b) => popularityOf(b.row) - popularityOf(a.row))
		.slice(start - offset);
	return { games: games.slice(0, PAGE), hasMore: games.length > PAGE };
}

/** Games that are in no public list, but whose boards the player may read. */
async function unlistedGames(ctx: PlayerCtx): Promise<SeenGame[]> {
	const games = [...(await listOwnGames(ctx)), ...(await listSharedGames(ctx))];
	return games.filter(({ row, relation }) => {
		const isListed = isOpenToAll(row.privacy) && row.is_hidden === 0;
		return !isListed && boardState(row.privacy, relation) === "open";
	});
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
