import type { AvatarRow, UserRow } from "@hilo/db/tables";
import { AppError } from "@hilo/rules/errors/app-error";
import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { LIMITS } from "../../platform/rate-limits.ts";
import { exportRuns } from "../play/export-runs.ts";
import { exportProgress } from "../progression/export-progress.ts";
import { findUser } from "./accounts.repo.ts";
import { findAvatarOf } from "./avatars.repo.ts";
import { listSessions } from "./list-sessions.ts";

/** What an export holds; a feature that keeps something of its users adds it here. */
export type ExportedData = Awaited<ReturnType<typeof exportData>>;

/**
 * Everything that the site keeps of the signed-in player, but for what would let somebody in (D30).
 *
 * @throws AppError 401; 429 after ten in an hour.
 */
export async function exportData(ctx: Ctx) {
	const player = requirePlayer(ctx);
	await ctx.rateLimits.take(LIMITS.exports, player.id);
	const db = ctx.db.kysely;
	const user = await findUser(db, player.id);
	if (!user) throw new AppError("accounts/signed-out");
	return {
		exportedAt: new Date(ctx.clock.now()).toISOString(),
		account: presentAccount(user, await findAvatarOf(db, user.id)),
		sessions: (await listSessions(ctx)).map(({ device, createdAt, lastSeenAt }) => ({
			device,
			createdAt,
			lastSeenAt,
		})),
		progress: await exportProgress(db, user.id),
		runs: await exportRuns(db, user.id),
	};
}

function presentAccount(user: UserRow, avatar: Pick<AvatarRow, "type" | "bytes"> | undefined) {
	const showcase: string[] | null = user.showcase === null ? null : JSON.parse(user.showcase);
	return {
		id: user.id,
		username: user.username,
		email: user.email,
		isAdmin: user.is_admin === 1,
		createdAt: new Date(user.created_at).toISOString(),
		/** As a `data:` address, so that the one file holds everything. */
		avatar: avatar ? `data:${avatar.type};base64,${Buffer.from(avatar.bytes).toString("base64")}` : null,
		showcase,
	};
}
