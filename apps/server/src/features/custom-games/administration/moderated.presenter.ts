import { linkOf } from "@hilo/rules/custom-games/access";
import { isOpenToAll } from "@hilo/rules/custom-games/privacy";
import { restorableUntil } from "./bring-back.ts";
import type { ModeratedRow } from "./moderated.repo.ts";

/** A game in the administrators' list. The secret of its link is no part of it. */
export function presentModerated(row: ModeratedRow) {
	return {
		id: row.id,
		name: row.name,
		description: row.description,
		creator: creatorOf(row),
		privacyLevel: row.privacy,
		itemCount: row.item_count,
		playCount: row.play_count,
		createdAt: new Date(row.created_at).toISOString(),
		isHidden: row.is_hidden === 1,
		openReports: Number(row.open_reports),
		/** Where it can be looked at; null where one would need the secret of its link. */
		link: row.removed_at === null && isOpenToAll(row.privacy) ? linkOf(row.id, row.privacy, "") : null,
		removed: removalOf(row),
	};
}

function creatorOf({ creator_id, creator_name }: ModeratedRow) {
	return creator_id === null || creator_name === null ? null : { id: creator_id, username: creator_name };
}

function removalOf({ removed_at, removal_reason }: ModeratedRow) {
	if (removed_at === null) return null;
	return {
		at: new Date(removed_at).toISOString(),
		reason: removal_reason ?? "",
		restorableUntil: new Date(restorableUntil(removed_at)).toISOString(),
	};
}

/** What a report's reader needs of a game: also the link of one that is not public, because somebody has reported it. */
export function presentReported(row: ModeratedRow | undefined) {
	const isThere = row !== undefined && row.removed_at === null;
	return {
		name: row?.name ?? null,
		isThere,
		link: isThere ? linkOf(row.id, row.privacy, row.link_key) : null,
	};
}
