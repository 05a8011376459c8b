import { messagePlace } from "@hilo/rules/chat/message-id";
import type { Outputs } from "../../../platform/api/trpc.ts";

export type Page = Outputs["chat"]["list"];
export type Message = Page["messages"][number];

/** What is known of a chat: a run of messages without gaps up to the newest, oldest first, and how far both have read. */
export interface Thread {
	readonly messages: readonly Message[];
	/** Whether the server has messages before these. */
	readonly hasEarlier: boolean;
	/** While the server counts as many removed messages, these say what they said. */
	readonly removals: number;
	/** The position of the newest message that the friend has read; 0 for none. */
	readonly readByFriend: number;
	/** The same for oneself. */
	readonly readByMe: number;
}

/** Over this many messages the oldest are let go of when nobody looks at them, */
const TRIM_OVER = 600;
/** down to this many. */
const TRIM_TO = 200;

/** Returns where in its chat a message stands, counted from 1; 0 for none. */
export function positionOf(id: string | null): number {
	return id === null ? 0 : (messagePlace(id)?.position ?? 0);
}

/** Returns what the newest page of a chat tells. */
export function openThread(page: Page): Thread {
	return {
		messages: page.messages,
		hasEarlier: page.hasEarlier,
		removals: page.removals,
		readByFriend: positionOf(page.readByFriend),
		readByMe: positionOf(page.readByMe),
	};
}

/** Adds the page before the oldest message that is known. One that comes too late to fit is left out. */
export function addEarlier(thread: Thread, page: Page): Thread {
	const oldest = positionOf(thread.messages[0]?.id ?? null);
	const last = positionOf(page.messages.at(-1)?.id ?? null);
	const fits = page.messages.length === 0 || last === oldest - 1;
	if (!fits) return thread;
	return { ...thread, messages: [...page.messages, ...thread.messages], hasEarlier: page.hasEarlier };
}

/** Adds a page after a message that is known, and what it tells of reading. What would leave a gap is left out. */
export function addLater(thread: Thread, page: Page): Thread {
	let newest = newestOf(thread);
	const added = page.messages.filter(({ id }) => {
		const follows = positionOf(id) === newest + 1;
		if (follows) newest += 1;
		return follows;
	});
	return {
		...thread,
		messages: added.length > 0 ? [...thread.messages, ...added] : thread.messages,
		// An answer that was overtaken takes nothing back.
		readByFriend: Math.max(thread.readByFriend, positionOf(page.readByFriend)),
		readByMe: Math.max(thread.readByMe, positionOf(page.readByMe)),
	};
}

/** Adds a message that the server has just taken, where it follows directly: what was written meanwhile comes with the next page. */
export function addSent(thread: Thread, message: Message): Thread {
	const follows = positionOf(message.id) === newestOf(thread) + 1;
	return follows ? { ...thread, messages: [...thread.messages, message] } : thread;
}

/** Notes that the player has read up to a position. */
export function readUpTo(thread: Thread, position: number): Thread {
	return position > thread.readByMe ? { ...thread, readByMe: position } : thread;
}

/** Lets go of the oldest messages of a long thread, so that an open chat doesn't grow for hours. They can be had again. */
export function trimmed(thread: Thread): Thread {
	if (thread.messages.length <= TRIM_OVER) return thread;
	return { ...thread, messages: thread.messages.slice(-TRIM_TO), hasEarlier: true };
}

/** Returns the position of the newest message that is known; 0 for none. */
export function newestOf({ messages }: Thread): number {
	return positionOf(messages.at(-1)?.id ?? null);
}
