import type { ConfirmItemInput } from "@hilo/rules/corrections/corrections.schema";
import { AppError } from "@hilo/rules/errors/errors";
import type { PlayerCtx } from "../../platform/context.ts";
import { newId } from "../../platform/system/ids.ts";
import { findItem, findOwnGame, itemsById } from "../custom-games/find-game.ts";
import type { ReportedItem } from "./corrections.presenter.ts";
import { insertCorrection } from "./corrections.repo.ts";
import { customDecision, pageOf } from "./custom-decision.ts";
import { decideAndNotify, requireUndecided } from "./decide-reports.ts";
import { findOpenOfGame, findReportedItems } from "./number-reports.repo.ts";
import { presentReport } from "./queue.presenter.ts";

const MAX_REPORTS = 500;

/** Open reports of the caller's own game by item, without who sent them. @throws AppError 403; 404. */
export async function listReportsOfGame(
	ctx: PlayerCtx,
	{ gameId }: { readonly gameId: string },
): Promise<{ items: ReportedItem[] }> {
	const db = ctx.db.kysely;
	await findOwnGame(ctx, gameId);
	const reports = await findOpenOfGame(db, gameId, MAX_REPORTS);
	if (reports.length === 0) return { items: [] };
	const items = await itemsById(db, gameId);
	const byItem = Map.groupBy(reports, ({ item_id }) => item_id);
	return {
		items: [...byItem].map(([itemId, ofItem]) => {
			const item = items.get(itemId);
			const name = item?.name ?? ofItem[0]?.item_name ?? "";
			const detail = item?.description ?? "";
			return { itemId, name, detail, value: item?.value ?? null, reports: ofItem.map(presentReport) };
		}),
	};
}

/** The creator says that the number is right as it is. @throws AppError 403; 404; 409. */
export async function confirmItem(
	ctx: PlayerCtx,
	{ gameId, itemId, reason }: ConfirmItemInput,
): Promise<void> {
	await ctx.db.transaction(async (tx) => {
		const { row: game } = await findOwnGame(ctx, gameId, { db: tx });
		const present = await findItem(tx, gameId, itemId);
		const before = present ?? (await findReportedItems(tx, gameId)).get(itemId);
		if (!before) throw new AppError("corrections/no-such-item");
		const decided = { id: newId(), gameId, before, reason, at: ctx.clock.now() };
		const row = customDecision({ ...decided, decision: "confirm" });
		const link = pageOf(game.id);
		const answer = { ...row, value: "", isGone: !present, game: game.name, link };
		const reports = await decideAndNotify(ctx, tx, row, answer);
		await requireUndecided(tx, row, { decision: "confirm", isReported: reports.length > 0 });
		await insertCorrection(tx, row);
	});
}
