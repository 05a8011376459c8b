import type { EarnedBadgeRow } from "@hilo/db/tables";
import { BADGES, type BadgeId } from "@hilo/rules/progression/badges";
import type { CataloguedBadge } from "./badge-catalogue.ts";
import type { Earned } from "./earned.ts";

export function presentBadge({ badge_id: id, earned_at }: Pick<EarnedBadgeRow, "badge_id" | "earned_at">) {
	const { name, description } = BADGES[id];
	return {
		id,
		name,
		description,
		imageUrl: imageUrl(id),
		earnedAt: new Date(earned_at).toISOString(),
	};
}

export function presentEarned({ badges, ...daily }: Earned) {
	return { badges: badges.map(({ id, at }) => presentBadge({ badge_id: id, earned_at: at })), ...daily };
}

export function presentCataloguedBadge({ earnedAt, ...badge }: CataloguedBadge) {
	return {
		...badge,
		imageUrl: imageUrl(badge.id),
		earnedAt: earnedAt === null ? null : new Date(earnedAt).toISOString(),
	};
}

function imageUrl(id: BadgeId): string {
	return `/badges/${id}.svg`;
}
