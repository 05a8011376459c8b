import type { Outputs, TrpcUtils } from "../../platform/api/trpc.ts";
import { logFailure } from "../../platform/log-failure.ts";
import { toast } from "../../platform/toasts.ts";

/** What a run has brought beside the score, as its last verdict says it. */
export type Earned = NonNullable<Outputs["play"]["guess"]["earned"]>;
type Badge = Earned["badges"][number];

const BADGE_TOAST_MS = 5000;

/** Says what a run has brought. It comes with the verdict, so that nothing else that reads the player's record gets in between. */
export function announceEarned({ challenges, badges }: Earned): void {
	if (challenges.includes("classicGamePlayed")) toast("success", "Daily challenge completed! +50 XP");
	for (const badge of badges) announceBadge(badge);
}

/** Announces the badges that were not announced yet. A failure is only logged (platform.md, section 8). */
export async function announceBadges(utils: TrpcUtils): Promise<void> {
	try {
		const { newBadges } = await utils.client.progression.checkBadges.mutate();
		for (const badge of newBadges) announceBadge(badge);
	} catch (error) {
		// Announced at the next check instead.
		logFailure("The badge check failed", error);
	}
}

function announceBadge({ name, imageUrl }: Pick<Badge, "name" | "imageUrl">): void {
	toast("success", `Badge earned: ${name}`, BADGE_TOAST_MS, imageUrl);
}
