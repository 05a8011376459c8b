import {
	MAX_DESCRIPTION_LENGTH,
	MAX_GAMES,
	MAX_NAME_LENGTH,
	MAX_QUESTION_LENGTH,
	MAX_VALUE_LABEL_LENGTH,
} from "@hilo/rules/custom-games/limits";
import { MAX_FRIENDS } from "@hilo/rules/friends/limits";
import { type Filling, ITEMS, longText, other } from "./filling.ts";

const gameRow = (id: string, creator_id: string, now: number) => ({
	id,
	creator_id,
	name: longText(MAX_NAME_LENGTH),
	description: longText(MAX_DESCRIPTION_LENGTH),
	value_label: longText(MAX_VALUE_LABEL_LENGTH),
	question: longText(MAX_QUESTION_LENGTH),
	timer_seconds: 30,
	item_count: ITEMS.length,
	min_value: 0,
	max_value: 1000,
	cover: JSON.stringify(ITEMS.slice(0, 2).map(({ id, name, imageUrl }) => ({ id, name, imageUrl }))),
	link_key: `key-of-${id}`,
	created_at: now,
	updated_at: now,
});

export async function fillGames({
	insert,
	now,
	player,
	publicGame,
	invitedGame,
	site,
}: Filling): Promise<void> {
	const items = JSON.stringify(ITEMS);
	for (const { id } of [publicGame, invitedGame]) {
		const { id: _, creator_id, link_key, ...content } = gameRow(id, player.id, now);
		await site.db.kysely.updateTable("custom_games").set(content).where("id", "=", id).execute();
		await site.db.kysely.updateTable("custom_game_items").set({ items }).where("game_id", "=", id).execute();
	}
	const own = MAX_GAMES - 3;
	await insert("custom_games", own, (n) => ({ ...gameRow(`own-${n}`, player.id, now), privacy: "public" }));
	await insert("custom_game_items", own, (n) => ({ game_id: `own-${n}`, items: n < 3 ? items : "[]" }));
	const pictures = 300;
	await insert("pictures", pictures, (n) => ({
		hash: `picture-${n}`,
		type: "image/webp",
		bytes: new Uint8Array(1),
		size: 1,
		created_at: now,
	}));
	await insert("picture_owners", pictures, (n) => ({
		user_id: player.id,
		hash: `picture-${n}`,
		added_at: now,
	}));
	await insert("custom_games", 600, (n) => ({
		...gameRow(`game-${n}`, other(n), now),
		privacy: n % 2 ? "public" : "private",
		play_count: n,
	}));
	await insert("custom_game_items", 600, (n) => ({ game_id: `game-${n}`, items: "[]" }));
	for (const { id: game_id } of [publicGame, invitedGame])
		for (const board of ["score", "time", "date"] as const)
			await insert("custom_scores", MAX_FRIENDS, (n) => ({
				game_id,
				user_id: other(n),
				board,
				score: n + 1,
				time_per_guess: 1.5,
				time_taken: 20.5,
				total_guesses: 20,
				verified: 1,
				achieved_at: now,
			}));
	await insert("custom_item_figures", ITEMS.length, (n) => ({
		game_id: publicGame.id,
		item_id: `item-${n + 1}`,
		guessed: 100,
		guessed_right: n % 100,
	}));
}

export async function fillSharing({ insert, now, player, invitedGame }: Filling): Promise<void> {
	const invitation = (id: string, n: number) => ({
		id,
		message: longText(300),
		by_address: 0 as const,
		sent_at: now + n,
		answered_at: null,
	});
	await insert("custom_invitations", 600, (n) => ({
		...invitation(`received-${n}`, n),
		game_id: `game-${n}`,
		user_id: player.id,
		sender_id: other(n),
		status: n % 2 ? "pending" : "accepted",
	}));
	await insert("custom_invitations", MAX_FRIENDS - 2, (n) => ({
		...invitation(`sent-${n}`, n),
		game_id: invitedGame.id,
		user_id: other(n),
		sender_id: player.id,
		status: "accepted",
	}));
}
