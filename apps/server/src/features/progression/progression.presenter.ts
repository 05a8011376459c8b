import type { EarnedBadgeRow } from "@hilo/db/tables";
import { BADGES } from "@hilo/rules/progression/badges";

/** An earned badge as everyone sees it (contract.md: `Badge`). */
export function presentBadge({ badge_id: id, earned_at }: EarnedBadgeRow) {
	const { name, description } = BADGES[id];
	return {
		id,
		name,
		description,
		imageUrl: `/badges/${id}.svg`,
		earnedAt: new Date(earned_at).toISOString(),
	};
}
