import type { Tx } from "@hilo/db/open-database";
import { inParts } from "../../../platform/in-batches.ts";
import type { Platform } from "../../../platform/platform.ts";
import { bumpRevisions } from "../../users/change-user.ts";
import { lockUsers } from "../../users/lock-users.ts";
import { findReceivers, type InvitationScope } from "./invitations.repo.ts";

/** Users locked at the same time; few, so that others don't wait long. */
const BATCH = 100;

/** Runs after the answer and in small parts, because a game may be shared with thousands. */
export function refreshInvitations(ctx: Platform, scope: InvitationScope): void {
	ctx.background.run("look at invitations again", async () => {
		let after = "";
		for (;;) {
			const ids = await findReceivers(ctx.db.kysely, scope, { after, limit: BATCH });
			await notifyReceivers(ctx, ids);
			after = ids.at(-1) ?? after;
			if (ids.length < BATCH) return;
		}
	});
}

/** To be read before a deletion: afterwards nothing leads to the receivers. */
export async function listReceivers(tx: Tx, scope: InvitationScope): Promise<string[]> {
	const all: string[] = [];
	for (;;) {
		const ids = await findReceivers(tx, scope, { after: all.at(-1) ?? "", limit: BATCH });
		all.push(...ids);
		if (ids.length < BATCH) return all;
	}
}

export function refreshInvitationsOf(ctx: Platform, ids: readonly string[]): void {
	ctx.background.run("look at invitations again", async () => {
		for (const part of inParts(ids, BATCH)) await notifyReceivers(ctx, part);
	});
}

async function notifyReceivers({ db, live }: Platform, ids: readonly string[]): Promise<void> {
	if (ids.length === 0) return;
	await db.transaction(async (tx) => {
		await lockUsers(tx, ids);
		await bumpRevisions(tx, ids);
	});
	live.notifyClients(ids, { kind: "invitations" });
}
