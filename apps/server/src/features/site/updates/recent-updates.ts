import { UPDATES_PAGE_SIZE } from "@hilo/rules/site/updates";
import type { UpdatesPageInput } from "@hilo/rules/site/updates.schema";
import type { Ctx } from "../../../platform/context.ts";
import { isoTime } from "../../../platform/iso-time.ts";
import { countUpdates, findUpdates, type UpdateRow } from "./updates.repo.ts";

/** A page past the end is empty. */
export interface Pagination {
	readonly page: number;
	readonly pages: number;
	readonly total: number;
}

export async function recentUpdates(ctx: Ctx, { limit }: { limit: number }) {
	const rows = await findUpdates(ctx.db.kysely, ctx.clock.now(), { limit, offset: 0 });
	return rows.map(presentUpdate);
}

export async function listUpdates(ctx: Ctx, { page }: UpdatesPageInput) {
	const now = ctx.clock.now();
	const db = ctx.db.kysely;
	const paging = { limit: UPDATES_PAGE_SIZE, offset: (page - 1) * UPDATES_PAGE_SIZE };
	const rows = await findUpdates(db, now, paging);
	const total = await countUpdates(db, now);
	const pagination: Pagination = { page, pages: Math.ceil(total / UPDATES_PAGE_SIZE), total };
	return { updates: rows.map((row) => ({ id: row.id, ...presentUpdate(row) })), pagination };
}

function presentUpdate({ title, content, published_at }: UpdateRow) {
	return { title, content, date: isoTime(published_at) };
}
