import { levelOf } from "@hilo/rules/progression/levels";
import { z } from "zod";
import type { Ctx } from "../../platform/context.ts";
import { isoTime } from "../../platform/iso-time.ts";
import {
	friendAnswer,
	friendRequestAnswer,
	presentFriend,
	presentRequest,
} from "../friends/friends.presenter.ts";
import { listFriendsOf, listIncomingOf } from "../friends/list-friends.ts";
import {
	badgeAnswer,
	documentedGames,
	gamesAnswer,
	presentBadge,
} from "../progression/progression.presenter.ts";
import { showcase } from "../progression/showcase.ts";
import { avatarOf } from "../users/avatar.ts";
import type { Me } from "./current-user.ts";

const count = z.int().min(0);

const userAnswer = z
	.object({
		_id: z.string(),
		username: z.string(),
		email: z.string(),
		avatarUrl: z.string(),
		isCustomAvatar: z.boolean(),
		createdAt: z.iso.datetime(),
		isAdmin: z.boolean(),
		xp: count,
		level: z.int().min(1),
		badges: z.array(badgeAnswer),
		friends: z.array(friendAnswer),
		friendRequests: z.array(friendRequestAnswer),
		totalUnreadMessages: count,
		games: gamesAnswer,
		gameStats: z.object({ gamesPlayed: count, perfectStreak: count, comebacks: count, fastAnswers: count }),
	})
	.meta({ id: "User" });

export const ownRecordAnswer = z.object({ user: userAnswer });

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
		createdAt: isoTime(user.created_at),
		isAdmin: user.is_admin === 1,
		xp: user.xp,
		level: levelOf(user.xp),
		games: progress.scores,
		dailyChallenges: progress.dailyTasks,
		badges: progress.badges.map(presentBadge),
		/** Right answers by classic game. */
		rightAnswers: progress.rightAnswers,
		showcase: showcase(user, progress.badges).map(presentBadge),
		gameStats: {
			gamesPlayed: user.games_played,
			perfectStreak: user.perfect_streak,
			comebacks: user.comebacks,
			fastAnswers: user.fast_answers,
		},
	};
}

/** The REST answer has lists that the web client gets by separate calls. */
export async function documentedUser(ctx: Pick<Ctx, "db">, me: Me) {
	const own = presentMe(me);
	const [friends, requests] = await Promise.all([
		listFriendsOf(ctx, me.user.id),
		listIncomingOf(ctx, me.user.id),
	]);
	return {
		_id: own.id,
		username: own.username,
		email: own.email,
		avatarUrl: own.avatarUrl,
		isCustomAvatar: own.isCustomAvatar,
		createdAt: own.createdAt,
		isAdmin: own.isAdmin,
		xp: own.xp,
		level: own.level,
		badges: own.badges,
		friends: friends.map(presentFriend),
		friendRequests: requests.map(presentRequest),
		totalUnreadMessages: own.unreadMessages,
		games: documentedGames(me.progress),
		gameStats: own.gameStats,
	};
}
