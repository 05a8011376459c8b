import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { type TrpcUtils, trpc } from "../../platform/api/trpc.ts";
import { toastFailure } from "../../platform/toast-failure.ts";
import { toast } from "../../platform/toasts.ts";
import type { Person, Standing } from "./people.ts";
import { newTie, showTie, tieOf } from "./tie.ts";

/** What the player can do about somebody else, and how they stand to each other then. */
const DEEDS = {
	request: { standing: "requested", done: null },
	accept: { standing: "friends", done: (name) => `You and ${name} are now friends` },
	reject: { standing: "none", done: null },
	withdraw: { standing: "none", done: () => "Friend request withdrawn" },
	remove: { standing: "none", done: (name) => `${name} is no longer in your friends` },
	block: { standing: "blocked", done: (name) => `${name} is blocked` },
	unblock: { standing: "none", done: (name) => `${name} is no longer blocked` },
} as const satisfies Record<
	string,
	{ readonly standing: Standing; readonly done: ((name: string) => string) | null }
>;
export type Deed = keyof typeof DEEDS;

/** About whom something is under way. */
const underWay = new WeakMap<QueryClient, Set<string>>();

function peopleUnderWay(queryClient: QueryClient): Set<string> {
	const people = underWay.get(queryClient) ?? new Set();
	underWay.set(queryClient, people);
	return people;
}

/**
 * Returns what does something about somebody: the screen shows it at once, and shows what was there before when the server refuses. While
 * one thing about somebody is under way, nothing else is done about them: a second press sends nothing.
 */
export function useFriendDeeds(): (deed: Deed, person: Person) => Promise<void> {
	const queryClient = useQueryClient();
	const utils = trpc.useUtils();
	return async (deed, person) => {
		const { userId } = person;
		const people = peopleUnderWay(queryClient);
		if (people.has(userId)) return;
		people.add(userId);
		dropAnswersUnderWay(utils);
		const before = tieOf(utils, userId);
		const isMutual = deed === "request" && before.standing === "asked-you";
		const standing = isMutual ? "friends" : DEEDS[deed].standing;
		showTie(utils, userId, newTie(person, standing, new Date().toISOString()));
		try {
			await send(utils, deed, person);
		} catch (error) {
			showTie(utils, userId, before);
			toastFailure(error);
		} finally {
			people.delete(userId);
			if (people.size === 0) lookAgain(utils);
		}
	};
}

async function send(utils: TrpcUtils, deed: Deed, person: Person): Promise<void> {
	const { userId, username } = person;
	if (deed === "request") {
		const { mutualAccept } = await utils.client.friends.request.mutate({ userId });
		if (!mutualAccept) return;
		showTie(utils, userId, newTie(person, "friends", new Date().toISOString()));
		toast("success", DEEDS.accept.done(username));
		return;
	}
	await utils.client.friends[deed].mutate({ userId });
	const text = DEEDS[deed].done?.(username);
	if (text) toast("success", text);
}

/** What is on its way was read before the deed, and would take it off the screen again. */
function dropAnswersUnderWay({ friends, me }: TrpcUtils): void {
	friends.list.cancel();
	friends.requests.cancel();
	friends.blocked.cancel();
	friends.standing.cancel();
	me.get.cancel();
}

/** Whatever came of it, the server knows. */
function lookAgain({ friends, me }: TrpcUtils): void {
	friends.invalidate();
	me.get.invalidate();
}
