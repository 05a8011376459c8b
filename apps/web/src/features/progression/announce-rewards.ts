import { DAILY_CHALLENGE_XP } from "@hilo/rules/progression/daily-challenges";
import type { Outputs, TrpcUtils } from "../../platform/api/trpc.ts";
import { logFailure } from "../../platform/log-failure.ts";
import { toast } from "../../platform/toasts.ts";

/** What a run has brought beside the score, as its last verdict says it. */
export type Earned = NonNullable<Outputs["play"]["guess"]["earned"]>;
type Badge = Earned["badges"][number];

const BADGE_TOAST_MS = 5000;

/** Says what a run has brought. It comes with the verdict, so that nothing else that reads the player's record gets in between. */
export function announceEarned({ challenges, badges }: Pick<Earned, "challenges" | "badges">): void {
	for (const challenge of challenges)
		toast("success", `Daily challenge completed! +${DAILY_CHALLENGE_XP[challenge]} XP`);
	sayBadges(badges);
}

/** Announces the badges that were not announced yet. A failure is only logged (platform.md, section 8). */
export async function announceBadges(utils: TrpcUtils): Promise<void> {
	try {
		const { newBadges } = await utils.client.progression.checkBadges.mutate();
		sayBadges(newBadges);
	} catch (error) {
		// Announced at the next check instead.
		logFailure("The badge check failed", error);
	}
}

/** Says which badges were earned: one by its name, several by their number. */
export function sayBadges(badges: readonly Pick<Badge, "name" | "imageUrl">[]): void {
	const [first] = badges;
	if (!first) return;
	const text = badges.length === 1 ? `Badge earned: ${first.name}` : `${badges.length} badges earned`;
	toast("success", text, { forMs: BADGE_TOAST_MS, picture: first.imageUrl });
}
