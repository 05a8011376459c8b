import { playerInput as input } from "@hilo/rules/friends/friends.schema";
import { z } from "zod";
import { done, restRow } from "../../platform/rest/rest-row.ts";
import { acceptRequest } from "./accept-request.ts";
import {
	friendAnswer,
	friendRequestAnswer,
	presentAnswer,
	presentFriend,
	presentRequest,
} from "./friends.presenter.ts";
import { hasSentRequest } from "./friendship-status.ts";
import { listFriends, listIncoming } from "./list-friends.ts";
import { removeFriend } from "./remove-friend.ts";
import { rejectRequest, requestFriend } from "./request-friend.ts";

const get = { method: "get", access: "player" } as const;
const post = { method: "post", access: "player", input } as const;
const NO_PLAYER = ["accounts/user-missing", "accounts/user-not-found"] as const;

export const friendsRows = [
	restRow({
		...get,
		path: "/friend/list",
		isLarge: true,
		scope: "read",
		summary: "The caller's friends",
		answer: z.object({ friends: z.array(friendAnswer) }),
		handle: async (ctx) => ({ friends: (await listFriends(ctx)).map(presentFriend) }),
	}),
	restRow({
		...get,
		path: "/friend/requests",
		scope: "read",
		summary: "The newest friend requests that the caller has not answered",
		answer: z.array(friendRequestAnswer),
		handle: async (ctx) => (await listIncoming(ctx)).map(presentRequest),
	}),
	restRow({
		...post,
		path: "/friend/request",
		scope: "social",
		summary: "Sends a friend request",
		errors: [
			"friends/oneself",
			...NO_PLAYER,
			"friends/already-friends",
			"friends/blocked",
			"friends/too-many",
			"friends/they-have-too-many",
			"friends/too-many-open",
			"friends/too-many-requests",
		],
		answer: z.object({ message: z.string(), mutualAccept: z.boolean(), friend: friendAnswer.nullable() }),
		handle: async (ctx, target) => presentAnswer(await requestFriend(ctx, target)),
	}),
	restRow({
		...post,
		path: "/friend/accept",
		scope: "social",
		summary: "Accepts a friend request",
		errors: [...NO_PLAYER, "friends/no-request", "friends/too-many", "friends/they-have-too-many"],
		answer: z.object({ friend: friendAnswer }),
		handle: async (ctx, target) => ({ friend: presentFriend(await acceptRequest(ctx, target)) }),
	}),
	restRow({
		...post,
		path: "/friend/reject",
		scope: "social",
		summary: "Rejects a friend request",
		errors: [...NO_PLAYER, "friends/no-request"],
		...done(rejectRequest),
	}),
	restRow({
		...post,
		path: "/user/remove-friend",
		scope: "social",
		summary: "Ends a friendship",
		errors: [...NO_PLAYER],
		...done(removeFriend),
	}),
	restRow({
		...get,
		path: "/friend/check-request/:userId",
		scope: "read",
		summary: "Whether the caller's friend request to a player is open",
		input,
		errors: ["accounts/user-not-found"],
		answer: z.object({ hasSentRequest: z.boolean() }),
		handle: async (ctx, target) => ({ hasSentRequest: await hasSentRequest(ctx, target) }),
	}),
];
