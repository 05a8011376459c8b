import type { TrpcUtils } from "../../platform/api/trpc.ts";
import type { BlockedPerson, Friend, FriendRequest, FriendshipStatus, Person } from "./people.ts";

/** The loaded friendship status of another player, and their row in each list. */
export interface Relationship {
	readonly friendshipStatus: FriendshipStatus;
	readonly friend?: Friend | undefined;
	readonly incoming?: FriendRequest | undefined;
	readonly sent?: FriendRequest | undefined;
	readonly blocked?: BlockedPerson | undefined;
}

/** @param now ISO 8601 */
export function newRelationship(
	{ userId, username, avatarUrl }: Person,
	friendshipStatus: FriendshipStatus,
	now: string,
): Relationship {
	const person = { userId, username, avatarUrl };
	return {
		friendshipStatus,
		friend: friendshipStatus === "friends" ? { ...person, unreadMessages: 0, addedAt: now } : undefined,
		incoming: friendshipStatus === "asked-you" ? { ...person, requestedAt: now } : undefined,
		sent: friendshipStatus === "requested" ? { ...person, requestedAt: now } : undefined,
		blocked: friendshipStatus === "blocked" ? { ...person, blockedAt: now } : undefined,
	};
}

export function relationshipOf(utils: TrpcUtils, userId: string): Relationship {
	const isThem = (row: { readonly userId: string }) => row.userId === userId;
	const requests = utils.friends.requests.getData();
	const friend = utils.friends.list.getData()?.find(isThem);
	const incoming = requests?.incoming.find(isThem);
	const sent = requests?.sent.find(isThem);
	const blocked = utils.friends.blocked.getData()?.find(isThem);
	const listed = blocked
		? "blocked"
		: friend
			? "friends"
			: incoming
				? "asked-you"
				: sent
					? "requested"
					: null;
	const friendshipStatus = listed ?? utils.friends.status.getData({ userId })?.friendshipStatus ?? "none";
	return { friendshipStatus, friend, incoming, sent, blocked };
}

/** Updates all caches: the lists, the profile's button, search results and the number of requests. */
export function showRelationship(utils: TrpcUtils, userId: string, relationship: Relationship): void {
	const before = relationshipOf(utils, userId).friendshipStatus;
	utils.friends.list.setData(undefined, (rows) => rows && withRow(rows, userId, relationship.friend));
	utils.friends.requests.setData(
		undefined,
		(lists) =>
			lists && {
				incoming: withRow(lists.incoming, userId, relationship.incoming),
				sent: withRow(lists.sent, userId, relationship.sent),
			},
	);
	utils.friends.blocked.setData(undefined, (rows) => rows && withRow(rows, userId, relationship.blocked));
	utils.friends.status.setData({ userId }, { friendshipStatus: relationship.friendshipStatus });
	showInSearches(utils, userId, relationship.friendshipStatus);
	countRequests(
		utils,
		Number(relationship.friendshipStatus === "asked-you") - Number(before === "asked-you"),
	);
}

function withRow<Row extends { readonly userId: string }>(
	rows: readonly Row[],
	userId: string,
	row: Row | undefined,
): Row[] {
	const others = rows.filter((other) => other.userId !== userId);
	return row ? [...others, row] : others;
}

function showInSearches(utils: TrpcUtils, userId: string, friendshipStatus: FriendshipStatus): void {
	const flags = {
		isFriend: friendshipStatus === "friends",
		hasSentRequest: friendshipStatus === "requested",
	};
	// An empty filter matches the cached results of every search.
	utils.profiles.search.setQueriesData({}, {}, (found) =>
		found?.map((user) => (user.id === userId ? { ...user, ...flags } : user)),
	);
}

function countRequests(utils: TrpcUtils, more: number): void {
	const user = utils.me.get.getData()?.user;
	if (!user || more === 0) return;
	const friendRequests = Math.max(0, user.friendRequests + more);
	utils.me.get.setData(undefined, { user: { ...user, friendRequests } });
}
