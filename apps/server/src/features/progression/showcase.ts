import type { EarnedBadgeRow, UserRow } from "@hilo/db/tables";
import { AppError } from "@hilo/rules/errors/errors";
import { type BadgeId, showcaseOf } from "@hilo/rules/progression/badges";
import type { ShowcaseInput } from "@hilo/rules/progression/progression.schema";
import type { PlayerCtx } from "../../platform/context.ts";
import { notifyAfterCommit } from "../../platform/live/live-events.ts";
import { findBadges, putShowcase } from "./progression.repo.ts";

/** @param badges in the order in which they were earned. */
export function showcase(
	user: Pick<UserRow, "showcase">,
	badges: readonly EarnedBadgeRow[],
): EarnedBadgeRow[] {
	const stored: BadgeId[] | null = user.showcase === null ? null : JSON.parse(user.showcase);
	const earned = new Map(badges.map((badge) => [badge.badge_id, badge]));
	return showcaseOf(stored, [...earned.keys()]).flatMap((id) => earned.get(id) ?? []);
}

/** Without ids, the profile shows the latest badges. @throws AppError 400 for a badge not earned. */
export function setShowcase(ctx: PlayerCtx, { badgeIds }: ShowcaseInput): Promise<EarnedBadgeRow[]> {
	const player = ctx.actor;
	return ctx.db.transaction(async (tx) => {
		const badges = await findBadges(tx, player.id);
		if (badgeIds.some((id) => badges.every((badge) => badge.badge_id !== id)))
			throw new AppError("progression/badge-not-earned");
		const stored = badgeIds.length > 0 ? JSON.stringify(badgeIds) : null;
		await putShowcase(tx, player.id, stored);
		notifyAfterCommit(ctx, tx, [player.id], { kind: "me" });
		return showcase({ showcase: stored }, badges);
	});
}
