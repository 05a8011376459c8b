import { DAILY_TASK_XP } from "@hilo/rules/progression/daily-tasks";
import type { Outputs, TrpcUtils } from "../../platform/api/trpc.ts";
import { logFailure } from "../../platform/log-failure.ts";
import { toast } from "../../platform/toasts.ts";

/** What a run has earned besides the score, from its last verdict. */
export type Earned = NonNullable<Outputs["play"]["guess"]["earned"]>;
type Badge = Earned["badges"][number];

const BADGE_TOAST_MS = 5000;

/**
 * Announces what a run has earned, which the dialog at its end shows too. It comes with the verdict, so that no other
 * query can announce it first.
 */
export function announceEarned({ challenges, badges }: Pick<Earned, "challenges" | "badges">): void {
	for (const challenge of challenges)
		toast("success", `Daily challenge completed! +${DAILY_TASK_XP[challenge]} XP`, { isInDialog: true });
	toastBadges(badges, true);
}

/** A failure is only logged. */
export async function announceBadges(utils: TrpcUtils): Promise<void> {
	try {
		const { newBadges } = await utils.client.progression.checkBadges.mutate();
		toastBadges(newBadges);
	} catch (error) {
		// They are announced at the next check.
		logFailure("The badge check failed", error);
	}
}

/** Names one badge, and counts several. `isInDialog`: as of a toast. */
export function toastBadges(badges: readonly Pick<Badge, "name" | "imageUrl">[], isInDialog = false): void {
	const [first] = badges;
	if (!first) return;
	const text = badges.length === 1 ? `Badge earned: ${first.name}` : `${badges.length} badges earned`;
	toast("success", text, { forMs: BADGE_TOAST_MS, picture: first.imageUrl, isInDialog });
}
