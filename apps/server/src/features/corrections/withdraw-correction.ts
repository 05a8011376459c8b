import { againAfterUniqueViolation } from "@hilo/db/database-errors";
import type { Tx } from "@hilo/db/open-database";
import { AppError } from "@hilo/rules/errors/errors";
import type { AdminCtx } from "../../platform/context.ts";
import { recordAction } from "../audit/record-action.ts";
import { notifyAdminClients } from "../notifications/notify-admins.ts";
import { findCorrection, withdrawInForce } from "./corrections.repo.ts";
import { reopenReports } from "./number-reports.repo.ts";

/** New runs have the catalogue's number again. @throws AppError 404; 409 if it is no longer in force. */
export async function withdrawCorrection(ctx: AdminCtx, { id }: { readonly id: string }): Promise<void> {
	// A reporter may report the number again at the same moment.
	await againAfterUniqueViolation(() => ctx.db.transaction((tx) => withdraw(ctx, tx, id)));
	ctx.corrections.clear();
}

async function withdraw(ctx: AdminCtx, tx: Tx, id: string): Promise<void> {
	const correction = await findCorrection(tx, id);
	if (!correction) throw new AppError("corrections/no-such-correction");
	if (!(await withdrawInForce(tx, id))) throw new AppError("corrections/not-in-force");
	await reopenReports(tx, correction);
	const { game, item_id, measure, item_name, decision, value, source, as_of } = correction;
	await recordAction(ctx, tx, {
		action: "number.withdraw",
		subject: { kind: "number", id, name: item_name },
		before: { game, item_id, measure, decision, value, source, asOf: as_of },
	});
	tx.afterCommit(() => notifyAdminClients(ctx));
}
