import type { Queries } from "@hilo/db/tables";
import type { Platform } from "../../../platform/platform.ts";
import { findReceivers, type InvitationScope } from "./invitations.repo.ts";

/** Runs after the answer, because a game may be shared with thousands. */
export function refreshInvitations(ctx: Platform, scope: InvitationScope): void {
	ctx.background.run("look at invitations again", async () =>
		refreshInvitationsOf(ctx, await listReceivers(ctx.db.kysely, scope)),
	);
}

/** To be read before a deletion: afterwards nothing leads to the receivers. */
export function listReceivers(db: Queries, scope: InvitationScope): Promise<string[]> {
	return findReceivers(db, scope);
}

export function refreshInvitationsOf({ live }: Pick<Platform, "live">, ids: readonly string[]): void {
	live.notifyClients(ids, { kind: "invitations" });
}
