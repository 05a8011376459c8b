import type { EarnedBadgeRow, UserRow } from "@hilo/db/tables";
import type { BadgeId } from "@hilo/rules/progression/badges";
import { showcaseOf } from "@hilo/rules/progression/showcase";

/** @param badges in the order in which they were earned. */
export function showcase(
	user: Pick<UserRow, "showcase">,
	badges: readonly EarnedBadgeRow[],
): EarnedBadgeRow[] {
	const chosen: BadgeId[] | null = user.showcase === null ? null : JSON.parse(user.showcase);
	const earned = new Map(badges.map((badge) => [badge.badge_id, badge]));
	return showcaseOf(chosen, [...earned.keys()]).flatMap((id) => earned.get(id) ?? []);
}
