import { GAME_KEYS, type GameKey } from "@hilo/rules/play/games";
import { rightAnswers } from "@hilo/rules/progression/levels";
import type { Outputs } from "../platform/api/trpc.ts";
import type { Me } from "../platform/session.ts";

export function player(best: Partial<Record<GameKey, number>> = {}): Me {
	const score = (key: GameKey) =>
		[key, { highScore: best[key] ?? 0, verified: (best[key] ?? 0) > 0 }] as const;
	return {
		id: "ada",
		username: "ada_lovelace",
		email: "ada@example.com",
		avatarUrl: "/avatars/initials/AL-2.svg",
		isCustomAvatar: false,
		createdAt: "2026-11-01T09:00:00.000Z",
		isAdmin: false,
		isEmailVerified: true,
		friendRequests: 0,
		unreadMessages: 0,
		gameInvitations: 0,
		unreadSupport: 0,
		xp: 0,
		level: 1,
		badges: [],
		showcase: [],
		rightAnswers: rightAnswers(() => 0),
		games: Object.fromEntries(GAME_KEYS.map(score)) as Me["games"],
		dailyChallenges: { classicGamePlayed: false, customGamePlayed: false, friendInvited: false, streak: 0 },
		gameStats: { gamesPlayed: 0, perfectStreak: 0, comebacks: 0, fastAnswers: 0 },
	};
}

export function stranger(best: Partial<Record<GameKey, number>> = {}): Outputs["profiles"]["get"] {
	return {
		userId: "grace",
		username: "grace_hopper",
		avatarUrl: "/avatars/initials/GH-4.svg",
		isCustomAvatar: false,
		memberSince: "2026-11-01T09:00:00.000Z",
		gameStats: { perfectStreak: 0 },
		badges: [],
		showcase: [],
		rightAnswers: rightAnswers(() => 0),
		games: GAME_KEYS.map((key) => ({
			key,
			highScore: best[key] ?? 0,
			label: null,
			verified: true,
		})),
		publicGames: [],
	};
}
