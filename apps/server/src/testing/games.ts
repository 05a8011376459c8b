import type { Tables } from "@hilo/db/tables";
import type { Item } from "@hilo/rules/custom-games/item";
import type { InvitationStatus, PrivacyLevel } from "@hilo/rules/custom-games/privacy";
import { searchText } from "@hilo/rules/custom-games/words";
import type { Insertable } from "kysely";
import { newId } from "../platform/system/ids.ts";
import type { Player, TestSite } from "./test-site.ts";

export interface StoredGame {
	readonly id: string;
	readonly key: string;
}

/** Items with the values 1, 2, 3 … */
export function testItems(count: number): Item[] {
	return Array.from({ length: count }, (_, n) => ({
		id: `item-${n + 1}`,
		name: `Item ${n + 1}`,
		value: n + 1,
		imageUrl: `https://pictures.example/${n + 1}.webp`,
	}));
}

type GameFields = Partial<Insertable<Tables["custom_games"]>>;

/** Stores games of ten items. Without a creator they are the site's own. */
export async function insertGames<Name extends string>(
	{ db, clock }: TestSite,
	creator: Player | null,
	games: Readonly<Record<Name, GameFields & { readonly privacy: PrivacyLevel }>>,
): Promise<Record<Name, StoredGame>> {
	const items = testItems(10);
	const at = clock.now();
	const rows = Object.values<(typeof games)[Name]>(games).map((fields) => {
		const { name = `A ${fields.privacy} game`, description = "Ten things" } = fields;
		return {
			id: newId(),
			creator_id: creator?.id ?? null,
			name,
			description,
			search_text: searchText({ name, description }),
			value_label: "Value",
			timer_seconds: 0,
			item_count: items.length,
			min_value: 1,
			max_value: items.length,
			cover: JSON.stringify(items.slice(0, 2).map(({ value: _, ...item }) => item)),
			link_key: `key-of-${newId()}`,
			created_at: at,
			updated_at: at,
			...fields,
		};
	});
	await db.kysely.insertInto("custom_games").values(rows).execute();
	const itemRows = rows.map(({ id }) => ({ game_id: id, items: JSON.stringify(items) }));
	await db.kysely.insertInto("custom_game_items").values(itemRows).execute();
	const stored = rows.map(({ id, link_key }) => ({ id, key: link_key }));
	return Object.fromEntries(Object.keys(games).map((name, n) => [name, stored[n]])) as Record<
		Name,
		StoredGame
	>;
}

export async function shareGame(
	{ db, clock }: TestSite,
	game: StoredGame,
	{ from, to, status = "pending" }: { from: Player; to: Player; status?: InvitationStatus },
): Promise<void> {
	await db.kysely
		.insertInto("custom_invitations")
		.values({
			id: newId(),
			game_id: game.id,
			user_id: to.id,
			sender_id: from.id,
			message: "",
			status,
			by_address: 0,
			sent_at: clock.now(),
			answered_at: status === "pending" ? null : clock.now(),
		})
		.execute();
}
