import { linkOf, mayEdit, mayShare } from "@hilo/rules/custom-games/access";
import type { Item } from "@hilo/rules/custom-games/item";
import { avatarOf } from "../users/avatar.ts";
import type { SeenGame } from "./find-game.ts";

/** One of the two items whose pictures stand for a game. */
export type CoverItem = Pick<Item, "id" | "name" | "imageUrl">;

/** A game as the site's own pages show it on a card. Values are in none: they are what is guessed. */
export function presentCard({ row, relation }: SeenGame) {
	const cover: CoverItem[] = JSON.parse(row.cover);
	return {
		id: row.id,
		name: row.name,
		description: row.description,
		valueLabel: row.value_label,
		creator: creatorOf(row),
		privacyLevel: row.privacy,
		timerSeconds: row.timer_seconds,
		playCount: row.play_count,
		itemCount: row.item_count,
		createdAt: new Date(row.created_at).toISOString(),
		updatedAt: new Date(row.updated_at).toISOString(),
		cover,
		isOwn: mayEdit(relation),
		shareableLink: shareableLink({ row, relation }),
		invitation: relation === "invited" ? openInvitation(row.invitation) : null,
	};
}

export type CardView = ReturnType<typeof presentCard>;

/** Whoever made a game; null where it is the site's own. */
function creatorOf({ creator_id, creator_name, creator_avatar_url }: SeenGame["row"]) {
	if (creator_id === null || creator_name === null) return null;
	const { avatarUrl } = avatarOf({ username: creator_name, avatar_url: creator_avatar_url });
	return { id: creator_id, username: creator_name, avatarUrl };
}

/** A game's link for those who may share it, else null (D36). */
export function shareableLink({ row, relation }: SeenGame): string | null {
	return mayShare(row.privacy, relation) ? linkOf(row.id, row.privacy, row.link_key) : null;
}

function openInvitation(status: SeenGame["row"]["invitation"]): "pending" | "accepted" | null {
	return status === "pending" || status === "accepted" ? status : null;
}

/** Who made the site's own games, in the documented calls. */
const SITE = { creatorId: "hilo", creatorName: "Hilo" };

/** A game in the documented lists (contract.md: `Game` without items). */
export function presentListedGame(game: SeenGame) {
	const { id, creator, cover: _, isOwn: _own, invitation: _invitation, ...card } = presentCard(game);
	const maker = creator ? { creatorId: creator.id, creatorName: creator.username } : SITE;
	return { _id: id, ...card, ...maker };
}
