import type { GameOrder } from "@hilo/rules/custom-games/popularity";
import type { Ctx } from "../../../platform/context.ts";
import { viewerIdOf } from "../find-game.ts";
import { startSearch } from "../search-limit.ts";
import { countListed, findFeatured, findPage } from "./discover.repo.ts";
import { seenByCaller } from "./list-games.ts";
import { countMatching, findMatching } from "./lists.repo.ts";

/** Featured games shown above the list. */
const MAX_FEATURED = 10;

/** `page` starts at 1. */
interface Discovery {
	readonly page: number;
	readonly limit: number;
	readonly search: string;
	readonly order: GameOrder;
}

/** Leaves out games that the caller has reported, and games of creators that the caller blocks. */
export async function discover(ctx: Ctx, discovery: Discovery) {
	const { page, limit, search, order } = discovery;
	const db = ctx.db.kysely;
	const viewerId = viewerIdOf(ctx.actor);
	const paging = { viewerId, limit, offset: (page - 1) * limit };
	if (search !== "") {
		const terms = await startSearch(ctx, search);
		const total = terms.length === 0 ? 0 : await countMatching(db, terms, viewerId);
		const rows = paging.offset < total ? await findMatching(db, terms, order, paging) : [];
		const pagination = { page, pages: Math.ceil(total / limit), total };
		return { featured: [], games: seenByCaller(ctx, rows), pagination };
	}
	const featured = await findFeatured(db, viewerId, MAX_FEATURED);
	const last = featured.at(-1);
	const total = Math.max(0, (await countListed(db, viewerId)) - featured.length);
	const isPast = paging.offset >= total;
	const rows = isPast
		? []
		: await findPage(db, order, {
				...paging,
				featuredAt: last?.updated_at ?? Number.MAX_SAFE_INTEGER,
				featuredId: last?.id ?? "",
			});
	return {
		featured: seenByCaller(ctx, featured),
		games: seenByCaller(ctx, rows),
		pagination: { page, pages: Math.ceil(total / limit), total },
	};
}
