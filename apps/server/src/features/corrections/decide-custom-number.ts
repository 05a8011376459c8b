import type { Tx } from "@hilo/db/open-database";
import type { CorrectionRow } from "@hilo/db/tables";
import type { DecideNumberInput, Subject } from "@hilo/rules/corrections/corrections.schema";
import { formatCustom } from "@hilo/rules/custom-games/format";
import { checkItemValue, type Item } from "@hilo/rules/custom-games/item";
import { AppError } from "@hilo/rules/errors/errors";
import type { AdminCtx } from "../../platform/context.ts";
import { newId } from "../../platform/system/ids.ts";
import { recordAction } from "../audit/record-action.ts";
import { changeItem, type LockedWithItems, lockGameWithItems } from "../custom-games/editing/change-item.ts";
import { notifyAdminClients } from "../notifications/notify-admins.ts";
import { notifyPlayer } from "../notifications/notify-player.ts";
import { endInForce, findInForceOf, insertCorrection } from "./corrections.repo.ts";
import { customDecision, pageOf } from "./custom-decision.ts";
import { decideAndNotify, requireUndecided } from "./decide-reports.ts";
import { findReportedItems } from "./number-reports.repo.ts";

type CustomInput = DecideNumberInput & { readonly subject: Subject & { readonly kind: "custom" } };

/** Locks the game before its reports, as the creator's save does. @throws AppError as `decideNumber`. */
export async function decideCustomNumber(ctx: AdminCtx, input: CustomInput): Promise<void> {
	if (input.decision === "correct") {
		const code = checkItemValue(input.value);
		if (code) throw new AppError(code);
	}
	await ctx.db.transaction(async (tx) => {
		const game = await lockGameWithItems(tx, input.subject.gameId);
		const { itemId } = input.subject;
		const present = game.items.find(({ id }) => id === itemId);
		const before = present ?? (await findReportedItems(tx, game.id)).get(itemId);
		if (!before || (!present && input.decision !== "confirm")) throw new AppError("corrections/no-such-item");
		const after = present && input.decision === "correct" ? correctedItem(present, input) : undefined;
		const { decision, reason } = input;
		const decided = { id: newId(), gameId: game.id, before, reason, at: ctx.clock.now() };
		const row = customDecision({ ...decided, decision, after });
		const value = after ? formatCustom(after.value, game.thousands_separator === 1) : "";
		const link = pageOf(game.id);
		const reports = await decideAndNotify(ctx, tx, row, {
			...row,
			value,
			game: game.name,
			link,
			isSameNumber: after?.value === before.value,
			isGone: !present,
		});
		await requireUndecided(tx, row, { decision, isReported: reports.length > 0 });
		await insertCorrection(tx, game.creator_id === null ? await inForceRow(tx, row) : row);
		if (decision !== "confirm") {
			await changeItem(ctx, tx, game, { itemId: before.id, item: after ?? null });
			await notifyCreator(ctx, tx, game, { item: before.name, value, reason });
		}
		await recordAction(ctx, tx, {
			action: "number.decide",
			subject: { kind: "number", id: row.id, name: row.item_name, ownerId: game.creator_id },
			before: { value: row.before_value, source: row.before_source },
			after: { game: game.id, item_id: before.id, ...input, subject: undefined, reports: reports.length },
		});
		tx.afterCommit(() => notifyAdminClients(ctx));
	});
}

/** The site's own games are saved again at each start: what is in force is applied to them. */
async function inForceRow(tx: Tx, row: CorrectionRow): Promise<CorrectionRow> {
	if (row.decision === "confirm") return row;
	const last = await findInForceOf(tx, row);
	await endInForce(tx, row);
	return { ...row, before_value: last?.before_value ?? row.before_value, is_in_force: 1 };
}

type Correct = Extract<DecideNumberInput, { decision: "correct" }>;

/** The address says where the number is from, and is shown by its host. */
function correctedItem(item: Item, { value, source, sourceUrl }: Correct): Item {
	return { ...item, value, source: sourceUrl || source };
}

interface Told {
	readonly item: string;
	/** "" for a removed item. */
	readonly value: string;
	readonly reason: string;
}

async function notifyCreator(
	ctx: AdminCtx,
	tx: Tx,
	{ id, name, creator_id: userId }: LockedWithItems,
	{ item, value, reason }: Told,
): Promise<void> {
	if (userId === null) return;
	const what = value === "" ? `removed “${item}” from` : `corrected the number for “${item}” to ${value} in`;
	const because = reason === "" ? "" : ` Reason: ${reason}`;
	const message = `An administrator ${what} your game “${name}”.${because}`;
	await notifyPlayer(ctx, tx, { userId, message, ticketId: null, link: `/custom-games/${id}/insights` });
}
