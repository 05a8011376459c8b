import type { TrpcUtils } from "../../platform/api/trpc.ts";
import { logFailure } from "../../platform/log-failure.ts";
import { toast } from "../../platform/toasts.ts";

const BADGE_TOAST_MS = 5000;

/**
 * After a judged run: reads the player's record anew, and says what the run has brought: today's challenge, and badges. What it brought
 * is saved already; that it could not be said is no failure (platform.md, section 8).
 */
export async function announceRewards(utils: TrpcUtils): Promise<void> {
	const wasDone = utils.me.get.getData()?.user?.dailyChallenges.classicGamePlayed;
	utils.progression.invalidate();
	await utils.me.get.invalidate();
	const isDone = utils.me.get.getData()?.user?.dailyChallenges.classicGamePlayed;
	if (wasDone === false && isDone) toast("success", "Daily challenge completed! +50 XP");
	await announceBadges(utils);
}

/** Announces the badges that were not announced yet. */
export async function announceBadges(utils: TrpcUtils): Promise<void> {
	try {
		const { newBadges } = await utils.client.progression.checkBadges.mutate();
		for (const { name, imageUrl } of newBadges)
			toast("success", `Badge earned: ${name}`, BADGE_TOAST_MS, imageUrl);
	} catch (error) {
		// Announced at the next check instead.
		logFailure("The badge check failed", error);
	}
}
