import type { Tx } from "@hilo/db/open-database";
import type { EarnedBadgeRow } from "@hilo/db/tables";
import type { BadgeId } from "@hilo/rules/progression/badges";
import type { PlayerCtx } from "../../platform/context.ts";
import { notifyAfterCommit } from "../../platform/live/live-events.ts";
import { today } from "../../platform/today.ts";
import { bumpRevision } from "../users/change-user.ts";
import { awardBadges } from "./award-badges.ts";
import { findBadges, markAnnounced } from "./badges.repo.ts";

interface CheckedBadges {
	readonly newBadges: readonly EarnedBadgeRow[];
	readonly badges: readonly EarnedBadgeRow[];
}

/** Also awards badges that were missed. */
export function checkBadges(ctx: PlayerCtx): Promise<CheckedBadges> {
	const player = ctx.actor;
	return ctx.db.transaction(async (tx) => {
		const earned = await awardBadges(tx, player.id, { at: ctx.clock.now(), today: today(ctx) });
		if (earned.length > 0) {
			await bumpRevision(tx, player.id);
			notifyAfterCommit(ctx, tx, [player.id], { kind: "me" });
		}
		return announceBadges(tx, player.id);
	});
}

/** Marks the new badges as announced, so the answer of the current call must contain them. */
export async function announceBadges(tx: Tx, userId: string): Promise<CheckedBadges> {
	const badges = await findBadges(tx, userId);
	const newBadges = badges.filter((badge) => badge.is_announced === 0);
	await markBadgesAnnounced(
		tx,
		userId,
		newBadges.map((badge) => badge.badge_id),
	);
	return { newBadges, badges };
}

/** The answer of the current call must contain these badges. */
export async function markBadgesAnnounced(tx: Tx, userId: string, badges: readonly BadgeId[]): Promise<void> {
	if (badges.length > 0) await markAnnounced(tx, userId, badges);
}
