import { MAX_TOKEN_NAME_LENGTH, MAX_TOKENS } from "@hilo/rules/api-tokens/limits";
import { MAX_BLOCKED, MAX_FRIENDS, MAX_OPEN_REQUESTS } from "@hilo/rules/friends/limits";
import { GAME_KEYS } from "@hilo/rules/play/games";
import { BADGE_IDS } from "@hilo/rules/progression/badges";
import { DAY_MS } from "@hilo/rules/time/durations";
import { type Filling, hash, longText, other } from "./filling.ts";

export async function fillPeople({ insert, now, player }: Filling): Promise<void> {
	const known = MAX_FRIENDS + MAX_BLOCKED + 2 * MAX_OPEN_REQUESTS;
	await insert("users", known, (n) => {
		const username = `${longText(15)}${String(n).padStart(5, "0")}`;
		return {
			id: other(n),
			username,
			username_key: username,
			email: `${other(n)}@example.org`,
			email_key: `${other(n)}@example.org`,
			password_hash: "hash",
			avatar_url: `/avatars/${hash}.webp`,
			xp: n,
			created_at: now,
		};
	});
	// The player has two friends, four requests and a block already.
	const friends = MAX_FRIENDS - 2;
	await insert("friendships", friends, (n) => ({ user_id: player.id, friend_id: other(n), added_at: now }));
	await insert("friendships", friends, (n) => ({ user_id: other(n), friend_id: player.id, added_at: now }));
	const blocked = MAX_FRIENDS;
	await insert("blocks", MAX_BLOCKED - 1, (n) => ({
		blocker_id: player.id,
		blocked_id: other(blocked + n),
		blocked_at: now,
	}));
	const asking = MAX_FRIENDS + MAX_BLOCKED;
	await insert("friend_requests", MAX_OPEN_REQUESTS, (n) => ({
		from_id: other(asking + n),
		to_id: player.id,
		requested_at: now,
	}));
	await insert("friend_requests", MAX_OPEN_REQUESTS, (n) => ({
		from_id: player.id,
		to_id: other(asking + MAX_OPEN_REQUESTS + n),
		requested_at: now,
	}));
	await insert("presences", friends, (n) => ({
		user_id: other(n),
		process_id: "p",
		status: "busy",
		is_connected: 0,
		online_until: now + DAY_MS,
	}));
	await insert("api_tokens", MAX_TOKENS, (n) => ({
		id: `token-${n}`,
		user_id: player.id,
		kind: "player",
		name: longText(MAX_TOKEN_NAME_LENGTH),
		hash: `token-${n}`,
		hint: "abcd",
		scopes: "[]",
		created_at: now,
		expires_at: now + DAY_MS,
		last_used_at: null,
		last_address_class: null,
	}));
	await insert("avatars", 1, () => ({
		user_id: player.id,
		hash,
		type: "image/webp",
		bytes: new Uint8Array(100_000),
		created_at: now,
	}));
	await insert("last_online", 1, () => ({ user_id: player.id, at: now }));
	await insert("user_activity", 1, () => ({ user_id: player.id, last_at: now, last_day: "2026-11-21" }));
	await insert("sessions", 20, (n) => ({
		id: `session-${n}`,
		user_id: player.id,
		expires_at: now + DAY_MS,
		created_at: now,
		device: "Firefox on Linux",
		last_seen_at: now,
	}));
}

export async function fillChats({ insert, now, player, friend }: Filling): Promise<void> {
	const pairOf = (id: string) => [player.id, id].sort() as [string, string];
	const withFriend = 250;
	const withOther = (n: number) => ({ id: `chat-${n}`, friendId: other(n), last: 1 });
	const chats = [{ id: "chat-friend", friendId: friend.id, last: withFriend }];
	for (let n = 0; n < MAX_FRIENDS - 2; n++) chats.push(withOther(n));
	await insert("chats", chats.length, (n) => {
		const { id, friendId, last } = chats[n] ?? withOther(n);
		const [low_id, high_id] = pairOf(friendId);
		return { id, low_id, high_id, last_position: last };
	});
	const message = (chat_id: string, sender_id: string, position: number) => ({
		chat_id,
		position,
		sender_id,
		number: position,
		content: longText(1000),
		client_id: null,
		sent_at: now,
	});
	await insert("chat_messages", chats.length - 1, (n) => message(`chat-${n}`, other(n), 1));
	await insert("chat_messages", withFriend, (n) => message("chat-friend", friend.id, n + 1));
	await insert("chat_sides", chats.length - 1, (n) => ({
		user_id: player.id,
		friend_id: other(n),
		written: 1,
		read: 0,
	}));
}

export async function fillBoards({ insert, now, player }: Filling): Promise<void> {
	const month = new Date(now).toISOString().slice(0, "2026-11".length);
	for (const game_key of GAME_KEYS) {
		const score = (n: number) => ({
			user_id: other(n),
			game_key,
			score: 1000 + n,
			selected_feature: longText(100),
			verified: 1 as const,
			achieved_at: now,
		});
		await insert("high_scores", MAX_FRIENDS, score);
		await insert("period_scores", MAX_FRIENDS, (n) => ({
			...score(n),
			period: "month",
			starts: `${month}-01`,
		}));
	}
	await insert("earned_badges", BADGE_IDS.length, (n) => ({
		user_id: player.id,
		badge_id: BADGE_IDS[n] ?? "first_game",
		earned_at: now,
		is_announced: 1,
	}));
}
