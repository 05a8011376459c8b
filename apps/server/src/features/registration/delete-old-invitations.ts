import { ENDED_LINK_RETENTION_MS } from "@hilo/rules/registration/invitations";
import { type Ctx, requireOperator } from "../../platform/context.ts";
import { deleteInvitationsExpiredBefore } from "./invitations.repo.ts";

export async function deleteOldInvitations(ctx: Ctx): Promise<void> {
	requireOperator(ctx);
	await deleteInvitationsExpiredBefore(ctx.db.kysely, ctx.clock.now() - ENDED_LINK_RETENTION_MS);
}
