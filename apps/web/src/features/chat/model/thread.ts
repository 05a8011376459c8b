import { parseMessageId } from "@hilo/rules/chat/message";
import type { Outputs } from "../../../platform/api/trpc.ts";

export type Page = Outputs["chat"]["list"];
export type Message = Page["messages"][number];

/** The loaded part of a chat: consecutive messages up to the newest, oldest first, and both read positions. */
export interface Thread {
	readonly messages: readonly Message[];
	readonly hasEarlier: boolean;
	/** The server's number of removed messages. When it changes, loaded texts may be outdated. */
	readonly removals: number;
	/** The position of the newest message that the friend has read; 0 for none. */
	readonly readByFriend: number;
	readonly readByMe: number;
}

/** Both positions when the chat was opened. */
export interface OpenedAt {
	/** The newest message that the player had read; 0 for none. */
	readonly read: number;
	/** The newest message; 0 for none. */
	readonly newest: number;
}

export function positionOf(id: string | null): number {
	return id === null ? 0 : (parseMessageId(id)?.position ?? 0);
}

export function openThread(page: Page): Thread {
	return {
		messages: page.messages,
		hasEarlier: page.hasEarlier,
		removals: page.removals,
		readByFriend: positionOf(page.readByFriend),
		readByMe: positionOf(page.readByMe),
	};
}

/** Adds the page before the oldest message. A late page that does not fit is ignored. */
export function addEarlier(thread: Thread, page: Page): Thread {
	const oldest = positionOf(thread.messages[0]?.id ?? null);
	const last = positionOf(page.messages.at(-1)?.id ?? null);
	const fits = page.messages.length === 0 || last === oldest - 1;
	if (!fits) return thread;
	return { ...thread, messages: [...page.messages, ...thread.messages], hasEarlier: page.hasEarlier };
}

/** Adds a later page and its read positions. Messages that would leave a gap are ignored. */
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
		// An older answer must not lower the read positions.
		readByFriend: Math.max(thread.readByFriend, positionOf(page.readByFriend)),
		readByMe: Math.max(thread.readByMe, positionOf(page.readByMe)),
	};
}

/** Adds a sent message if it follows directly. Otherwise the next page brings it with those before it. */
export function addSent(thread: Thread, message: Message): Thread {
	const follows = positionOf(message.id) === newestOf(thread) + 1;
	return follows ? { ...thread, messages: [...thread.messages, message] } : thread;
}

export function readUpTo(thread: Thread, position: number): Thread {
	return position > thread.readByMe ? { ...thread, readByMe: position } : thread;
}

export function newestOf({ messages }: Thread): number {
	return positionOf(messages.at(-1)?.id ?? null);
}
