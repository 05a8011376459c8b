import { AppError } from "@hilo/rules/errors/app-error";
import type { TicketInput } from "@hilo/rules/support/support.schema";
import { type Ctx, requireAdmin, requireOperator } from "../../platform/context.ts";
import { notifyAdminClients } from "../notifications/notify-admins.ts";
import { otherWatchers } from "./queue.ts";
import { findTicketRow } from "./tickets.repo.ts";
import { deleteEndedLeases, deleteLease, findLease, putLease } from "./watchers.repo.ts";

/** A lease ends after this unless it is renewed, in ms. */
const LEASE_MS = 30_000;

/** Others are told only when a lease begins. @returns the other watchers. @throws AppError 401; 403; 404. */
export async function watchTicket(ctx: Ctx, { id }: TicketInput) {
	const admin = requireAdmin(ctx);
	await ctx.db.transaction(async (tx) => {
		if (!(await findTicketRow(tx, id))) throw new AppError("support/not-found");
		const now = ctx.clock.now();
		const until = await findLease(tx, id, admin.id);
		await putLease(tx, { ticket_id: id, user_id: admin.id, until: now + LEASE_MS });
		if (until === undefined || until <= now) tx.afterCommit(() => notifyAdminClients(ctx));
	});
	return otherWatchers(ctx, [id]);
}

/** @throws AppError 401; 403. */
export async function leaveTicket(ctx: Ctx, { id }: TicketInput): Promise<void> {
	const admin = requireAdmin(ctx);
	await ctx.db.transaction(async (tx) => {
		if (await deleteLease(tx, id, admin.id)) tx.afterCommit(() => notifyAdminClients(ctx));
	});
}

export async function deleteEndedWatches(ctx: Ctx): Promise<void> {
	requireOperator(ctx);
	await deleteEndedLeases(ctx.db.kysely, ctx.clock.now());
}
