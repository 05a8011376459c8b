import { linkOf, mayEdit, mayShare } from "@hilo/rules/custom-games/access";
import type { Item } from "@hilo/rules/custom-games/item";
import type { Ctx } from "../../platform/context.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { loadBranding } from "../../platform/site-settings.ts";
import { avatarOf } from "../users/avatar.ts";
import type { SeenGame } from "./find-game.ts";

export type CoverItem = Pick<Item, "id" | "name" | "imageUrl">;

/** A card shows at most three lines of the description. */
const CARD_CHARACTERS = 300;

/** A game as lists show it. */
export function presentCard(game: SeenGame) {
	const { description, ...card } = presentGame(game);
	const isLong = description.length > CARD_CHARACTERS;
	const beginning = isLong ? [...description].slice(0, CARD_CHARACTERS).join("") : description;
	return { ...card, description: beginning };
}

/** Values are left out: they are what players guess. */
export function presentGame({ row, relation }: SeenGame) {
	const cover: CoverItem[] = JSON.parse(row.cover);
	return {
		id: row.id,
		name: row.name,
		description: row.description,
		valueLabel: row.value_label,
		creator: creatorOf(row),
		category: row.category,
		privacyLevel: row.privacy,
		timerSeconds: row.timer_seconds,
		playCount: row.play_count,
		itemCount: row.item_count,
		createdAt: isoTime(row.created_at),
		updatedAt: isoTime(row.updated_at),
		/** Whether each item has a source. */
		isSourced: row.is_sourced === 1,
		cover,
		isOwn: mayEdit(relation),
		/** Null unless the caller has played it. */
		best: row.best,
		shareableLink: shareableLink({ row, relation }),
		invitation: relation === "invited" ? openInvitation(row.invitation) : null,
	};
}

function creatorOf({ creator_id, creator_name, creator_avatar_url }: SeenGame["row"]) {
	if (creator_id === null || creator_name === null) return null;
	const { avatarUrl } = avatarOf({ id: creator_id, username: creator_name, avatar_url: creator_avatar_url });
	return { id: creator_id, username: creator_name, avatarUrl };
}

function shareableLink({ row, relation }: SeenGame): string | null {
	return mayShare(row.privacy, relation) ? linkOf(row.id, row.privacy, row.link_key) : null;
}

function openInvitation(status: SeenGame["row"]["invitation"]): "pending" | "accepted" | null {
	return status === "pending" || status === "accepted" ? status : null;
}

/** The id of the site as the creator of its own games, in the documented calls. */
export const SITE_ID = "hilo";

/** @param siteName the creator of the site's own games */
export function presentListedGame(game: SeenGame, siteName: string) {
	const { id, creator, ...shown } = presentGame(game);
	const { cover: _, isOwn: _own, invitation: _invitation, category: _category, ...withBest } = shown;
	const { best: _best, isSourced: _isSourced, ...card } = withBest;
	const { id: creatorId, username: creatorName } = creator ?? { id: SITE_ID, username: siteName };
	return { _id: id, ...card, creatorId, creatorName };
}

export async function presentListedGames(ctx: Pick<Ctx, "siteSettings">, games: readonly SeenGame[]) {
	const { name } = await loadBranding(ctx);
	return games.map((game) => presentListedGame(game, name));
}
