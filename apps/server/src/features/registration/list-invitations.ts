import type { AdminCtx } from "../../platform/context.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { findOpenInvitations } from "./invitations.repo.ts";

export interface OpenInvitation {
	readonly id: string;
	readonly note: string;
	readonly usesLeft: number;
	readonly maxUses: number;
	readonly expiresAt: string;
	/** Null for an administrator whose account is deleted. */
	readonly createdBy: string | null;
}

/** The newest first. */
export async function listInvitations(ctx: AdminCtx): Promise<OpenInvitation[]> {
	const rows = await findOpenInvitations(ctx.db.kysely, ctx.clock.now());
	return rows.map(({ id, note, uses_left, max_uses, expires_at, creator }) => ({
		id,
		note,
		usesLeft: uses_left,
		maxUses: max_uses,
		expiresAt: isoTime(expires_at),
		createdBy: creator,
	}));
}
