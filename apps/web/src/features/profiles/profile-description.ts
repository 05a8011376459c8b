import { gameTitle } from "@hilo/rules/play/games";
import { BADGE_IDS } from "@hilo/rules/progression/badges";
import { shortDate } from "../../platform/dates.ts";
import type { PublicProfile } from "./public-profile-page.tsx";

/** The text of a link preview. */
export function profileDescription(
	{ username, games, badges, memberSince }: PublicProfile,
	siteName: string,
): string {
	const [best] = games.toSorted((one, other) => other.highScore - one.highScore);
	return [
		best && best.highScore > 0 && `Best score ${best.highScore} in ${gameTitle(best.key)}.`,
		`${badges.length} of ${BADGE_IDS.length} badges.`,
		`${username} has been playing higher or lower on ${siteName} since ${shortDate(memberSince)}.`,
	]
		.filter(Boolean)
		.join(" ");
}
