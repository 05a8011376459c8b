import { linkOf } from "@hilo/rules/custom-games/access";
import { isOpenToAll } from "@hilo/rules/custom-games/privacy";
import { isoTime } from "../../../platform/iso-time.ts";
import type { ModeratedRow } from "./moderated.repo.ts";
import { restorableUntil } from "./moderated-game.ts";

/** Leaves out the key of the game's link. */
export function presentModerated(row: ModeratedRow) {
	return {
		id: row.id,
		name: row.name,
		description: row.description,
		creator: creatorOf(row),
		privacyLevel: row.privacy,
		itemCount: row.item_count,
		playCount: row.play_count,
		createdAt: isoTime(row.created_at),
		isHidden: row.is_hidden === 1,
		openReports: row.open_reports,
		/** Null for removed games, and where the link needs its key. */
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
		at: isoTime(removed_at),
		reason: removal_reason ?? "",
		restorableUntil: isoTime(restorableUntil(removed_at)),
	};
}

/** Includes the key of a private game's link, so that the administrator can see what was reported. */
export function presentReported(row: ModeratedRow | undefined) {
	const isThere = row !== undefined && row.removed_at === null;
	return {
		name: row?.name ?? null,
		isThere,
		link: isThere ? linkOf(row.id, row.privacy, row.link_key) : null,
	};
}
