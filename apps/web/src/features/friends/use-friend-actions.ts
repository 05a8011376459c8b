import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { type TrpcUtils, trpc } from "../../platform/api/trpc.ts";
import { toast, toastFailure } from "../../platform/toasts.ts";
import type { FriendshipStatus, Person } from "./people.ts";
import { newRelationship, relationshipOf, showRelationship } from "./relationship.ts";

interface FriendActionRule {
	/** The statuses in which the action is possible. */
	readonly from: readonly FriendshipStatus[];
	readonly friendshipStatus: FriendshipStatus;
	readonly done: ((name: string) => string) | null;
}

const FRIEND_ACTIONS = {
	request: { from: ["none", "asked-you"], friendshipStatus: "requested", done: null },
	accept: {
		from: ["asked-you"],
		friendshipStatus: "friends",
		done: (name) => `You and ${name} are now friends`,
	},
	reject: { from: ["asked-you"], friendshipStatus: "none", done: null },
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
} as const satisfies Record<string, FriendActionRule>;
export type FriendAction = keyof typeof FRIEND_ACTIONS;

/** The running action on each other player, by the id of that player. */
const underWay = new WeakMap<QueryClient, Map<string, Promise<void>>>();

function actionsUnderWay(queryClient: QueryClient): Map<string, Promise<void>> {
	const actions = underWay.get(queryClient) ?? new Map();
	underWay.set(queryClient, actions);
	return actions;
}

/**
 * The screen shows an action before the server answers, and reverts it on refusal. Actions on a player run in order;
 * one that no longer fits the status is dropped, so that a second press sends nothing.
 */
export function useFriendActions(): (action: FriendAction, person: Person) => Promise<void> {
	const queryClient = useQueryClient();
	const utils = trpc.useUtils();
	return async (action, person) => {
		const { userId } = person;
		const actions = actionsUnderWay(queryClient);
		for (let before = actions.get(userId); before; before = actions.get(userId)) {
			const { from }: FriendActionRule = FRIEND_ACTIONS[action];
			if (!from.includes(relationshipOf(utils, userId).friendshipStatus)) return;
			await before;
		}
		const done = performAction(utils, action, person).finally(() => {
			actions.delete(userId);
			// The server has the final status in any case.
			if (actions.size === 0) refreshFriends(utils);
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
	showRelationship(utils, userId, newRelationship(person, friendshipStatus, new Date().toISOString()));
	try {
		await send(utils, action, person);
	} catch (error) {
		showRelationship(utils, userId, before);
		toastFailure(error);
	}
}

async function send(utils: TrpcUtils, action: FriendAction, person: Person): Promise<void> {
	const { userId, username } = person;
	if (action === "request") {
		const { mutualAccept } = await utils.client.friends.request.mutate({ userId });
		if (!mutualAccept) return;
		showRelationship(utils, userId, newRelationship(person, "friends", new Date().toISOString()));
		toast("success", FRIEND_ACTIONS.accept.done(username));
		return;
	}
	await utils.client.friends[action].mutate({ userId });
	const text = FRIEND_ACTIONS[action].done?.(username);
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

function refreshFriends({ friends, me }: TrpcUtils): void {
	friends.invalidate();
	me.get.invalidate();
}
