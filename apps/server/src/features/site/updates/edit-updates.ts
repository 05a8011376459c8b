import { AppError } from "@hilo/rules/errors/errors";
import { ALL_UPDATES_PAGE_SIZE, updateState } from "@hilo/rules/site/updates";
import type { SaveUpdateInput, UpdateInput, UpdatesPageInput } from "@hilo/rules/site/updates.schema";
import type { AdminCtx } from "../../../platform/context.ts";
import { isoTime } from "../../../platform/iso-time.ts";
import { notifyAfterCommit } from "../../../platform/live/live-events.ts";
import { newId } from "../../../platform/system/ids.ts";
import { recordAction } from "../../audit/record-action.ts";
import type { Pagination } from "./recent-updates.ts";
import {
	countUpdates,
	deleteRow,
	findUpdate,
	findUpdates,
	putUpdate,
	type UpdateRow,
} from "./updates.repo.ts";

/** Includes drafts and scheduled updates. */
export async function listAllUpdates(ctx: AdminCtx, { page }: UpdatesPageInput) {
	const db = ctx.db.kysely;
	const limit = ALL_UPDATES_PAGE_SIZE;
	const rows = await findUpdates(db, null, { limit, offset: (page - 1) * limit });
	const total = await countUpdates(db, null);
	const pagination: Pagination = { page, pages: Math.ceil(total / ALL_UPDATES_PAGE_SIZE), total };
	return { updates: rows.map((row) => presentEdited(row, ctx.clock.now())), pagination };
}

/** @throws AppError 404 if the update was deleted. */
export async function saveUpdate(ctx: AdminCtx, input: SaveUpdateInput) {
	const update: UpdateRow = {
		id: input.id ?? newId(),
		title: input.title,
		content: input.content,
		published_at: Date.parse(input.date),
		is_published: input.isPublished ? 1 : 0,
	};
	await ctx.db.transaction(async (tx) => {
		const before = input.id === undefined ? undefined : await findUpdate(tx, input.id);
		if (input.id !== undefined && !before) throw new AppError("site/no-such-update");
		await putUpdate(tx, update);
		await recordAction(ctx, tx, {
			action: "update.save",
			subject: { kind: "update", id: update.id, name: update.title },
			...(before && { before: recordOf(before) }),
			after: recordOf(update),
		});
		notifyAfterCommit(ctx, tx, "everyone", { kind: "site" });
	});
	return presentEdited(update, ctx.clock.now());
}

/** Does nothing for an update that is gone. */
export async function deleteUpdate(ctx: AdminCtx, { id }: UpdateInput): Promise<void> {
	await ctx.db.transaction(async (tx) => {
		const before = await findUpdate(tx, id);
		if (!before) return;
		await deleteRow(tx, id);
		await recordAction(ctx, tx, {
			action: "update.delete",
			subject: { kind: "update", id, name: before.title },
			before: recordOf(before),
		});
		notifyAfterCommit(ctx, tx, "everyone", { kind: "site" });
	});
}

function presentEdited(row: UpdateRow, now: number) {
	const { id, title, content, published_at } = row;
	const isPublished = row.is_published === 1;
	const state = updateState({ isPublished, publishedAt: published_at }, now);
	return { id, title, content, date: isoTime(published_at), isPublished, state };
}

function recordOf({ title, content, published_at, is_published }: UpdateRow) {
	return { title, content, date: isoTime(published_at), isPublished: is_published === 1 };
}
