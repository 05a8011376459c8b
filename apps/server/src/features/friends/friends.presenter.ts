import { avatarOf } from "../users/avatar.ts";
import type { BlockedRow } from "./between.repo.ts";
import type { FriendRow, RequestRow } from "./lists.repo.ts";
import type { RequestAnswer } from "./request-friend.ts";

type Person = Pick<RequestRow, "id" | "username" | "avatar_url">;

function presentPerson(row: Person) {
	return { userId: row.id, username: row.username, avatarUrl: avatarOf(row).avatarUrl };
}

export function presentFriend(row: FriendRow) {
	return {
		...presentPerson(row),
		unreadMessages: row.unread,
		addedAt: new Date(row.added_at).toISOString(),
	};
}

export function presentRequest(row: RequestRow) {
	return { ...presentPerson(row), requestedAt: new Date(row.requested_at).toISOString() };
}

export function presentBlocked(row: BlockedRow) {
	return { ...presentPerson(row), blockedAt: new Date(row.blocked_at).toISOString() };
}

export function presentAnswer({ friend, ...rest }: RequestAnswer) {
	return { ...rest, friend: friend && presentFriend(friend) };
}
