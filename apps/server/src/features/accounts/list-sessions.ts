import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { hashSecret } from "../../platform/system/ids.ts";
import { findSessions } from "./sessions.repo.ts";

export interface OwnSession {
	/** A hash, useless for signing in. */
	readonly id: string;
	/** "Firefox on Linux"; "" for sessions from before this was recorded. */
	readonly device: string;
	/** ISO 8601. */
	readonly createdAt: string;
	/** ISO 8601, to within five minutes. */
	readonly lastSeenAt: string;
	readonly isCurrent: boolean;
}

/** The caller's session first, then by last use. @throws AppError 401. */
export async function listSessions(ctx: Ctx): Promise<OwnSession[]> {
	const player = requirePlayer(ctx);
	const current = hashSecret(player.sessionSecret);
	const rows = await findSessions(ctx.db.kysely, player.id, ctx.clock.now());
	return rows
		.map(({ id, device, created_at, last_seen_at }) => ({
			id,
			device,
			createdAt: isoTime(created_at),
			lastSeenAt: isoTime(last_seen_at),
			isCurrent: id === current,
		}))
		.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/** @throws AppError 401. */
export async function exportSessions(ctx: Ctx) {
	return (await listSessions(ctx)).map(({ device, createdAt, lastSeenAt }) => ({
		device,
		createdAt,
		lastSeenAt,
	}));
}
