import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { type TrpcUtils, trpc } from "../../platform/api/trpc.ts";
import { toast, toastFailure } from "../../platform/toasts.ts";
import type { BlockedPerson, Friend, FriendRequest, FriendshipStatus, Person } from "./people.tsx";

export type FriendAction = "request" | "accept" | "reject" | "withdraw" | "remove" | "block" | "unblock";

interface FriendActionRule {
	/** The statuses in which the action is possible. */
	readonly from: readonly FriendshipStatus[];
	readonly friendshipStatus: FriendshipStatus;
	readonly done?: (name: string) => string;
}

const FRIEND_ACTIONS: Readonly<Record<FriendAction, FriendActionRule>> = {
	request: { from: ["none", "asked-you"], friendshipStatus: "requested" },
	accept: {
		from: ["asked-you"],
		friendshipStatus: "friends",
		done: (name) => `You and ${name} are now friends`,
	},
	reject: { from: ["asked-you"], friendshipStatus: "none" },
	withdraw: { from: ["requested"], friendshipStatus: "none", done: () => "Friend request withdrawn" },
	remove: {
		from: ["friends"],
		friendshipStatus: "none",
		done: (name) => `${name} is no longer in your friends`,
	},
	block: {
		from: ["none", "friends", "requested", "asked-you"],
		friendshipStatus: "blocked",
		done: (name) => `${name} is blocked`,
	},
	unblock: { from: ["blocked"], friendshipStatus: "none", done: (name) => `${name} is no longer blocked` },
};

/** The running action on each other player, by the id of that player. */
const underWay = new WeakMap<QueryClient, Map<string, Promise<void>>>();

/**
 * The screen shows an action before the server answers, and reverts it on refusal. Actions on a player run in order;
 * one that no longer fits the status is dropped, so that a second press sends nothing.
 */
export function useFriendActions(): (action: FriendAction, person: Person) => Promise<void> {
	const queryClient = useQueryClient();
	const utils = trpc.useUtils();
	return async (action, person) => {
		const { userId } = person;
		const actions = underWay.get(queryClient) ?? new Map<string, Promise<void>>();
		underWay.set(queryClient, actions);
		for (let before = actions.get(userId); before; before = actions.get(userId)) {
			const { friendshipStatus } = relationshipOf(utils, userId);
			if (!FRIEND_ACTIONS[action].from.includes(friendshipStatus)) return;
			await before;
		}
		const done = performAction(utils, action, person).finally(() => {
			actions.delete(userId);
			if (actions.size > 0) return;
			// The server has the final status in any case.
			utils.friends.invalidate();
			utils.profiles.search.invalidate();
			utils.me.get.invalidate();
		});
		actions.set(userId, done);
		await done;
	};
}

/** Never throws: a failed action is reverted and shown. */
async function performAction(utils: TrpcUtils, action: FriendAction, person: Person): Promise<void> {
	const { userId } = person;
	dropAnswersUnderWay(utils);
	const before = relationshipOf(utils, userId);
	const isMutual = action === "request" && before.friendshipStatus === "asked-you";
	const friendshipStatus = isMutual ? "friends" : FRIEND_ACTIONS[action].friendshipStatus;
	showRelationship(utils, userId, newRelationship(person, friendshipStatus));
	try {
		await send(utils, action, person);
	} catch (error) {
		showRelationship(utils, userId, before);
		toastFailure(error);
	}
}

async function send(utils: TrpcUtils, action: FriendAction, person: Person): Promise<void> {
	const { userId, username } = person;
	const { friends } = utils.client;
	let text = FRIEND_ACTIONS[action].done?.(username);
	if (action === "request") {
		const { mutualAccept } = await friends.request.mutate({ userId });
		if (!mutualAccept) return;
		showRelationship(utils, userId, newRelationship(person, "friends"));
		text = FRIEND_ACTIONS.accept.done?.(username);
	} else await friends[action].mutate({ userId });
	if (text) toast("success", text);
}

/** Answers read before the action would revert it on the screen. */
function dropAnswersUnderWay({ friends, me }: TrpcUtils): void {
	friends.list.cancel();
	friends.requests.cancel();
	friends.blocked.cancel();
	friends.status.cancel();
	me.get.cancel();
}

/** The loaded friendship status of another player, and their row in each list. */
interface Relationship {
	readonly friendshipStatus: FriendshipStatus;
	readonly friend?: Friend | undefined;
	readonly incoming?: FriendRequest | undefined;
	readonly sent?: FriendRequest | undefined;
	readonly blocked?: BlockedPerson | undefined;
}

function newRelationship(
	{ userId, username, avatarUrl }: Person,
	friendshipStatus: FriendshipStatus,
): Relationship {
	const person = { userId, username, avatarUrl };
	const now = new Date().toISOString();
	return {
		friendshipStatus,
		friend: friendshipStatus === "friends" ? { ...person, unreadMessages: 0, addedAt: now } : undefined,
		incoming: friendshipStatus === "asked-you" ? { ...person, requestedAt: now } : undefined,
		sent: friendshipStatus === "requested" ? { ...person, requestedAt: now } : undefined,
		blocked: friendshipStatus === "blocked" ? { ...person, blockedAt: now } : undefined,
	};
}

function relationshipOf(utils: TrpcUtils, userId: string): Relationship {
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

/** Updates all caches: the lists, which search results follow, the profile's button and the number of requests. */
function showRelationship(utils: TrpcUtils, userId: string, relationship: Relationship): void {
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

function countRequests(utils: TrpcUtils, more: number): void {
	const user = utils.me.get.getData()?.user;
	if (!user || more === 0) return;
	const friendRequests = Math.max(0, user.friendRequests + more);
	utils.me.get.setData(undefined, { user: { ...user, friendRequests } });
}
