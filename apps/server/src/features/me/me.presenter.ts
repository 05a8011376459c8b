import { levelOf } from "@hilo/rules/progression/level";
import { presentFriend, presentRequest } from "../friends/friends.presenter.ts";
import type { FriendRow, RequestRow } from "../friends/list-friends.ts";
import { presentBadge } from "../progression/progression.presenter.ts";
import { showcase } from "../progression/showcase.ts";
import { avatarOf } from "../users/avatar.ts";
import type { Me } from "./current-user.ts";

export function presentMe({ user, progress, ...me }: Me) {
	return {
		id: user.id,
		username: user.username,
		email: user.email,
		isEmailVerified: me.isEmailVerified,
		friendRequests: me.friendRequests,
		unreadMessages: me.unreadMessages,
		gameInvitations: me.gameInvitations,
		unreadSupport: me.unreadSupport,
		...avatarOf(user),
		createdAt: new Date(user.created_at).toISOString(),
		isAdmin: user.is_admin === 1,
		xp: user.xp,
		level: levelOf(user.xp),
		games: progress.scores,
		dailyChallenges: progress.dailyChallenges,
		badges: progress.badges.map(presentBadge),
		showcase: showcase(user, progress.badges).map(presentBadge),
		gameStats: {
			gamesPlayed: user.games_played,
			perfectStreak: user.perfect_streak,
			comebacks: user.comebacks,
			fastAnswers: user.fast_answers,
		},
	};
}

export function presentUser(me: Me, friends: readonly FriendRow[], requests: readonly RequestRow[]) {
	const {
		id,
		games,
		dailyChallenges,
		unreadMessages,
		showcase: _,
		isEmailVerified: __,
		gameInvitations: ___,
		unreadSupport: ____,
		...rest
	} = presentMe(me);
	return {
		_id: id,
		...rest,
		friends: friends.map(presentFriend),
		friendRequests: requests.map(presentRequest),
		totalUnreadMessages: unreadMessages,
		games: { ...games, dailyChallenges },
	};
}
