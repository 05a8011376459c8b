import { AppError } from "@hilo/rules/errors/app-error";
import { type Ctx, requireAdmin } from "../../platform/context.ts";
import { recordAction } from "../audit/record-action.ts";
import { messageContext } from "../chat/message-context.ts";
import { findReport } from "./reports.repo.ts";

/** Each reading is recorded, because these messages are private.
 * @throws AppError 401; 403 for non-administrators; 404 for an unknown report or one about no message. */
export async function readContext(ctx: Ctx, { reportId }: { readonly reportId: string }) {
	requireAdmin(ctx);
	return ctx.db.transaction(async (tx) => {
		const report = await findReport(tx, reportId);
		if (report?.kind !== "message") throw new AppError("moderation/no-such-report");
		const said = await messageContext(tx, report.subject_id);
		await recordAction(ctx, tx, {
			action: "report.read",
			subject: { kind: "report", id: report.id, name: report.username ?? "", ownerId: report.accused_id },
		});
		return {
			messages: said.map(({ senderId, ...message }) => ({
				...message,
				isAccused: senderId === report.accused_id,
			})),
		};
	});
}
