import type { Day } from "@hilo/rules/progression/site-day";
import type { OperatorCtx } from "../../platform/context.ts";
import { recordAction } from "../audit/record-action.ts";
import { deleteExcused, type ExcusedDay, findExcused, findReason, putExcused } from "./decks.repo.ts";

/** For the operator. Players read the reason in their history. @returns whether anything has changed. */
export async function excuseDay(ctx: OperatorCtx, { day, reason }: ExcusedDay): Promise<boolean> {
	return ctx.db.transaction(async (tx) => {
		const before = await findReason(tx, day);
		if (before === reason) return false;
		await putExcused(tx, { day, reason }, ctx.clock.now());
		await recordAction(ctx, tx, {
			action: "daily.excuse",
			subject: subjectOf(day),
			...(before !== undefined && { before: { reason: before } }),
			after: { reason },
		});
		return true;
	});
}

/** For the operator. @returns whether the day was excused. */
export async function unexcuseDay(ctx: OperatorCtx, { day }: { day: Day }): Promise<boolean> {
	return ctx.db.transaction(async (tx) => {
		const reason = await findReason(tx, day);
		if (reason === undefined) return false;
		await deleteExcused(tx, day);
		await recordAction(ctx, tx, { action: "daily.unexcuse", subject: subjectOf(day), before: { reason } });
		return true;
	});
}

export async function listExcused(ctx: OperatorCtx): Promise<ExcusedDay[]> {
	return findExcused(ctx.db.kysely, { from: "" });
}

function subjectOf(day: Day) {
	return { kind: "daily-deck", id: day, name: day } as const;
}
