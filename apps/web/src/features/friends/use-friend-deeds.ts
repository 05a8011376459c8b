import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { type TrpcUtils, trpc } from "../../platform/api/trpc.ts";
import { toastFailure } from "../../platform/toast-failure.ts";
import { toast } from "../../platform/toasts.ts";
import type { Person, Standing } from "./people.ts";
import { newTie, showTie, tieOf } from "./tie.ts";

interface DeedRule {
	/** How they have to stand to each other before. */
	readonly from: readonly Standing[];
	/** How they stand to each other then. */
	readonly standing: Standing;
	readonly done: ((name: string) => string) | null;
}

/** What the player can do about somebody else. */
const DEEDS = {
	request: { from: ["none", "asked-you"], standing: "requested", done: null },
	accept: { from: ["asked-you"], standing: "friends", done: (name) => `You and ${name} are now friends` },
	reject: { from: ["asked-you"], standing: "none", done: null },
	withdraw: { from: ["requested"], standing: "none", done: () => "Friend request withdrawn" },
	remove: { from: ["friends"], standing: "none", done: (name) => `${name} is no longer in your friends` },
	block: {
		from: ["none", "friends", "requested", "asked-you"],
		standing: "blocked",
		done: (name) => `${name} is blocked`,
	},
	unblock: { from: ["blocked"], standing: "none", done: (name) => `${name} is no longer blocked` },
} as const satisfies Record<string, DeedRule>;
export type Deed = keyof typeof DEEDS;

/** What is under way, by whom it is about. */
const underWay = new WeakMap<QueryClient, Map<string, Promise<void>>>();

function deedsUnderWay(queryClient: QueryClient): Map<string, Promise<void>> {
	const deeds = underWay.get(queryClient) ?? new Map();
	underWay.set(queryClient, deeds);
	return deeds;
}

/**
 * Returns what does something about somebody: the screen shows it at once, and shows what was there before when the server refuses. While
 * one thing about somebody is under way, the next waits for it, unless it makes no sense any more: a second press sends nothing.
 */
export function useFriendDeeds(): (deed: Deed, person: Person) => Promise<void> {
	const queryClient = useQueryClient();
	const utils = trpc.useUtils();
	return async (deed, person) => {
		const { userId } = person;
		const deeds = deedsUnderWay(queryClient);
		for (let before = deeds.get(userId); before; before = deeds.get(userId)) {
			const { from }: DeedRule = DEEDS[deed];
			if (!from.includes(tieOf(utils, userId).standing)) return;
			await before;
		}
		const done = act(utils, deed, person).finally(() => {
			deeds.delete(userId);
			// Whatever came of it, the server knows.
			if (deeds.size === 0) lookAgain(utils);
		});
		deeds.set(userId, done);
		await done;
	};
}

/** Never throws: what fails is taken back and said. */
async function act(utils: TrpcUtils, deed: Deed, person: Person): Promise<void> {
	const { userId } = person;
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
	}
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

function lookAgain({ friends, me }: TrpcUtils): void {
	friends.invalidate();
	me.get.invalidate();
}
