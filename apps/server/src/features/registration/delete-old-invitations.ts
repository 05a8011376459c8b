import { ENDED_LINK_RETENTION_MS } from "@hilo/rules/registration/invitations";
import type { OperatorCtx } from "../../platform/context.ts";
import { deleteInvitationsExpiredBefore } from "./invitations.repo.ts";

export async function deleteOldInvitations(ctx: OperatorCtx): Promise<void> {
	await deleteInvitationsExpiredBefore(ctx.db.kysely, ctx.clock.now() - ENDED_LINK_RETENTION_MS);
}
