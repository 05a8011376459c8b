import type { EarnedBadgeRow } from "@hilo/db/tables";
import { BADGES, type BadgeId } from "@hilo/rules/progression/badges";
import type { CataloguedBadge } from "./badge-catalogue.ts";

/** An earned badge as everyone sees it (contract.md: `Badge`). */
export function presentBadge({ badge_id: id, earned_at }: EarnedBadgeRow) {
	const { name, description } = BADGES[id];
	return {
		id,
		name,
		description,
		imageUrl: imageUrl(id),
		earnedAt: new Date(earned_at).toISOString(),
	};
}

/** A badge of the catalogue as its player sees it. */
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
