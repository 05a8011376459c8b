import { MINUTE_MS } from "@hilo/rules/time/durations";
import type { Outputs } from "../../../platform/api/trpc.ts";
import { friend as friendOfName } from "../../../testing/friends.ts";
import type { Message, Page } from "../model/thread.ts";

const FIRST_MS = Date.parse("2026-11-20T09:00:00.000Z");

/** A message of the chat by its position. By default Grace wrote the odd ones. */
export function message(position: number, changes: Partial<Message> = {}): Message {
	return {
		id: `chat-${position}`,
		sender: position % 2 === 1 ? "grace" : "ada",
		content: `Message ${position}`,
		timestamp: new Date(FIRST_MS + position * 10 * MINUTE_MS).toISOString(),
		clientId: null,
		...changes,
	};
}

export function messages(first: number, last: number): Message[] {
	return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => message(first + index));
}

export function page(list: readonly Message[], changes: Partial<Page> = {}): Page {
	return {
		messages: [...list],
		hasEarlier: false,
		hasLater: false,
		removals: 0,
		readByFriend: null,
		readByMe: list.findLast(({ sender }) => sender === "grace")?.id ?? null,
		...changes,
	};
}

/** The id is the name up to its first underscore. */
export function friend(username: string, unreadMessages = 0): Outputs["friends"]["list"][number] {
	return { ...friendOfName(username, unreadMessages), userId: username.split("_")[0] ?? username };
}

export const grace = friend("grace_hopper");
