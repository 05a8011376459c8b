import type { Tx } from "@hilo/db/open-database";
import type { TicketRow } from "@hilo/db/tables";
import { AppError } from "@hilo/rules/errors/app-error";
import type { Ctx } from "../../platform/context.ts";
import { notifyAdminClients } from "../notifications/notify-admins.ts";
import { lockUsers } from "../users/lock-users.ts";
import { findTicketRow, lockTicket } from "./tickets.repo.ts";

/** Locks the owner's row first, in the same order as the deletion of an account. @throws AppError 404. */
export async function lockTicketOrThrow(tx: Tx, id: string): Promise<TicketRow> {
	const found = await findTicketRow(tx, id);
	if (!found) throw new AppError("support/not-found");
	await lockUsers(tx, [found.user_id]);
	const ticket = await lockTicket(tx, id);
	if (!ticket) throw new AppError("support/not-found");
	return ticket;
}

/** Notifies the ticket's owner and the administrators after the commit. */
export function notifyOfTicket(
	ctx: Pick<Ctx, "db" | "live" | "background">,
	tx: Tx,
	{ user_id }: Pick<TicketRow, "user_id">,
): void {
	tx.afterCommit(() => {
		ctx.live.notifyClients([user_id], { kind: "ticket" });
		notifyAdminClients(ctx);
	});
}
