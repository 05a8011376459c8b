import { CATALOGUE_PAGE_SIZE } from "@hilo/rules/custom-games/caps";
import type { CatalogueInput } from "@hilo/rules/custom-games/custom-games.schema";
import { AppError } from "@hilo/rules/errors/errors";
import type { Ctx } from "../../../platform/context.ts";
import { presentCard } from "../card.presenter.ts";
import { viewerIdOf } from "../find-game.ts";
import type { GameRow } from "../games.repo.ts";
import { previewAddress } from "../previews/game-preview.ts";
import { startSearch } from "../search-limit.ts";
import {
	type CatalogueFilter,
	countInCatalogue,
	findAmong,
	findFeaturedOfPlayersFirst,
	findInCatalogue,
	type StoredSort,
} from "./catalogue.repo.ts";
import { trendingIds } from "./discover-rows.ts";
import { listGamesBy, seenByCaller } from "./list-games.ts";
import { popularityOf } from "./listed.ts";
import { findShown } from "./rows.repo.ts";

const SHOWCASE_GAMES = 4;

/** A page of the public games, for anyone. @throws AppError 429 for too many searches. */
export async function catalogue(ctx: Ctx, input: CatalogueInput) {
	const { page, search } = input;
	const terms = search === "" ? [] : await startSearch(ctx, search);
	const isEmpty = search !== "" && terms.length === 0;
	const { rows, total } = isEmpty ? { rows: [], total: 0 } : await findGames(ctx, { ...input, terms });
	return {
		games: seenByCaller(ctx, rows).map(presentCard),
		pagination: paginationOf(page, total),
		/** The first game's picture for link previews. */
		preview: previewOf(rows),
	};
}

type Wanted = Pick<CatalogueInput, "page" | "category" | "sort"> & Pick<CatalogueFilter, "terms">;

async function findGames(ctx: Ctx, wanted: Wanted) {
	const { sort, page } = wanted;
	return sort === "trending"
		? pageOf(await findAmong(ctx.db.kysely, await trendingIds(ctx), wanted, viewerIdOf(ctx.actor)), page)
		: findStored(ctx, { ...wanted, sort });
}

async function findStored(ctx: Ctx, { page, ...filter }: Wanted & { readonly sort: StoredSort }) {
	const db = ctx.db.kysely;
	const viewerId = viewerIdOf(ctx.actor);
	const paging = { viewerId, limit: CATALOGUE_PAGE_SIZE, offset: (page - 1) * CATALOGUE_PAGE_SIZE };
	const total = await countInCatalogue(db, filter, viewerId);
	return { rows: paging.offset < total ? await findInCatalogue(db, filter, paging) : [], total };
}

/**
 * A player's public games, the most played first. The site's own have no creator.
 * @throws AppError 404 for a player without any, as for an unknown one.
 */
export async function creatorsGames(
	ctx: Ctx,
	{ userId, page }: { readonly userId: string; readonly page: number },
) {
	const all = (await listGamesBy(ctx, { userId })).toSorted(
		(a, b) => popularityOf(b.row) - popularityOf(a.row),
	);
	const [first] = all;
	if (!first) throw new AppError("accounts/user-not-found");
	const { rows: games, total } = pageOf(all, page);
	return {
		creator: presentCard(first).creator,
		playCount: all.reduce((sum, { row }) => sum + row.play_count, 0),
		games: games.map(presentCard),
		pagination: paginationOf(page, total),
		preview: previewOf([first.row]),
	};
}

/** For a visitor's home: games that players have made, featured before trending, then the site's own. */
export async function showcase(ctx: Ctx) {
	const db = ctx.db.kysely;
	const viewerId = viewerIdOf(ctx.actor);
	const featured = await findFeaturedOfPlayersFirst(db, viewerId, SHOWCASE_GAMES);
	const trending = await findShown(db, viewerId, await trendingIds(ctx));
	const byPlayers = [...featured, ...trending].filter(({ creator_id }) => creator_id !== null);
	const games = new Map([...byPlayers, ...featured].map((row) => [row.id, row]));
	return seenByCaller(ctx, [...games.values()].slice(0, SHOWCASE_GAMES)).map(presentCard);
}

function pageOf<Row>(all: readonly Row[], page: number) {
	const from = (page - 1) * CATALOGUE_PAGE_SIZE;
	return { rows: all.slice(from, from + CATALOGUE_PAGE_SIZE), total: all.length };
}

function paginationOf(page: number, total: number) {
	return { page, pages: Math.ceil(total / CATALOGUE_PAGE_SIZE), total };
}

function previewOf([first]: readonly GameRow[]): string | null {
	return first ? previewAddress(first) : null;
}
