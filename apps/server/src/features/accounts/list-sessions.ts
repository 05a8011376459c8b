import type { SessionRow } from "@hilo/db/tables";
import type { SessionCtx } from "../../platform/context.ts";
import { isoTime } from "../../platform/iso-time.ts";
import type { Platform } from "../../platform/platform.ts";
import { hashSecret } from "../../platform/system/ids.ts";
import { findSessions } from "./sessions.repo.ts";

export interface OwnSession {
	/** A hash, useless for signing in. */
	readonly id: string;
	/** Such as "Firefox on Linux". */
	readonly device: string;
	/** ISO 8601. */
	readonly createdAt: string;
	/** ISO 8601, to within five minutes. */
	readonly lastSeenAt: string;
	readonly isCurrent: boolean;
}

/** The caller's session first, then by last use. */
export async function listSessions(ctx: SessionCtx): Promise<OwnSession[]> {
	const player = ctx.actor;
	const current = hashSecret(player.credential.secret);
	const rows = await findSessions(ctx.db.kysely, player.id, ctx.clock.now());
	return rows
		.map((row) => ({ id: row.id, ...present(row), isCurrent: row.id === current }))
		.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/** Only for the user's own export. */
export async function exportSessions({ db, clock }: Platform, userId: string) {
	return (await findSessions(db.kysely, userId, clock.now())).map(present);
}

function present({ device, created_at, last_seen_at }: SessionRow) {
	return { device, createdAt: isoTime(created_at), lastSeenAt: isoTime(last_seen_at) };
}
