import { z } from "zod";
import { isoTime } from "../../platform/iso-time.ts";
import { avatarOf } from "../users/avatar.ts";
import type { FriendRow, RequestRow } from "./lists.repo.ts";
import type { BlockedRow } from "./relationships.repo.ts";
import type { RequestAnswer } from "./request-friend.ts";

export const friendAnswer = z
	.object({
		userId: z.string(),
		username: z.string(),
		avatarUrl: z.string(),
		unreadMessages: z.int().min(0),
		addedAt: z.iso.datetime(),
	})
	.meta({ id: "Friend" });

export const friendRequestAnswer = z
	.object({
		userId: z.string(),
		username: z.string(),
		avatarUrl: z.string(),
		requestedAt: z.iso.datetime(),
	})
	.meta({ id: "FriendRequest" });

type FriendUser = Pick<RequestRow, "id" | "username" | "avatar_url">;

export function presentFriendUser(row: FriendUser) {
	return { userId: row.id, username: row.username, avatarUrl: avatarOf(row).avatarUrl };
}

export function presentFriend(row: FriendRow) {
	return { ...presentFriendUser(row), unreadMessages: row.unread, addedAt: isoTime(row.added_at) };
}

export function presentRequest(row: RequestRow) {
	return { ...presentFriendUser(row), requestedAt: isoTime(row.requested_at) };
}

export function presentBlocked(row: BlockedRow) {
	return { ...presentFriendUser(row), blockedAt: isoTime(row.blocked_at) };
}

export function presentAnswer({ friend, ...rest }: RequestAnswer) {
	return { ...rest, friend: friend && presentFriend(friend) };
}
