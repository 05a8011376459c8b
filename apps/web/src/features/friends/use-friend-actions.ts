import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { type TrpcUtils, trpc } from "../../platform/api/trpc.ts";
import { toastFailure } from "../../platform/toast-failure.ts";
import { toast } from "../../platform/toasts.ts";
import type { FriendshipStatus, Person } from "./people.ts";
import { newRelationship, relationshipOf, showRelationship } from "./relationship.ts";

interface FriendActionRule {
	/** How they have to stand to each other before. */
	readonly from: readonly FriendshipStatus[];
	/** How they stand to each other then. */
	readonly friendshipStatus: FriendshipStatus;
	readonly done: ((name: string) => string) | null;
}

/** What a player can do about another one. */
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
 * Returns what runs an action: the screen shows it before the server answers, and takes it back when the server refuses. Actions on the same
 * player run one after another; one that no longer fits the status by then is dropped, so that a second press sends nothing.
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
		const done = act(utils, action, person).finally(() => {
			actions.delete(userId);
			// Whatever came of it, the server knows.
			if (actions.size === 0) refreshFriends(utils);
		});
		actions.set(userId, done);
		await done;
	};
}

/** Never throws: what fails is taken back and said. */
async function act(utils: TrpcUtils, action: FriendAction, person: Person): Promise<void> {
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

/** What is on its way was read before the action, and would take it off the screen again. */
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
