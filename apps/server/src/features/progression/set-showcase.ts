import type { EarnedBadgeRow } from "@hilo/db/tables";
import { AppError } from "@hilo/rules/errors/app-error";
import type { ShowcaseInput } from "@hilo/rules/progression/showcase.schema";
import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { notifyAfterCommit } from "../../platform/live/live.ts";
import { findBadges } from "./badges.repo.ts";
import { putShowcase } from "./progression.repo.ts";
import { showcase } from "./showcase.ts";

/** Without ids, the profile shows the latest badges. @throws AppError 400 for a badge not earned; 401. */
export function setShowcase(ctx: Ctx, { badgeIds }: ShowcaseInput): Promise<EarnedBadgeRow[]> {
	const player = requirePlayer(ctx);
	return ctx.db.transaction(async (tx) => {
		const badges = await findBadges(tx, player.id);
		if (badgeIds.some((id) => badges.every((badge) => badge.badge_id !== id)))
			throw new AppError("progression/badge-not-earned");
		const chosen = badgeIds.length > 0 ? JSON.stringify(badgeIds) : null;
		await putShowcase(tx, player.id, chosen);
		notifyAfterCommit(ctx, tx, [player.id], { kind: "me" });
		return showcase({ showcase: chosen }, badges);
	});
}
