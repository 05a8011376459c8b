import { positionOf, type Thread } from "../model/thread.ts";
import type { Unsent } from "../outbox/unsent.ts";
import { dayLabel } from "../words/day-label.ts";

export interface Row {
	/** The same for a message before and after the server has it. */
	readonly key: string;
	readonly content: string;
	/** Epoch milliseconds. */
	readonly at: number;
	readonly isOwn: boolean;
	/** Where it stands in the chat; 0 while the server does not have it. */
	readonly position: number;
	/** The message's id at the server, which a report names; null while there is none. */
	readonly id: string | null;
	/** Stands above the first message of a day: "Today", "Yesterday", "2 November 2026". */
	readonly day: string | null;
	/** Above it stands that new messages begin here. */
	readonly isFirstNew: boolean;
	/** The one before is somebody else's, or from another time. */
	readonly startsGroup: boolean;
	/** The last of its group: it carries the time. */
	readonly endsGroup: boolean;
	/** What is said of a message of one's own under it. */
	readonly state: "sent" | "sending" | "failed" | "read" | null;
	/** Why the server did not take it, in its words. */
	readonly reason: string | null;
	readonly clientId: string | null;
}

interface Timeline {
	readonly thread: Thread;
	readonly unsent: readonly Unsent[];
	readonly friendId: string;
	/** How far one had read on opening the chat, and what was the newest message then. */
	readonly opened: { readonly read: number; readonly newest: number };
	readonly now: number;
}

type Bare = Pick<Row, "key" | "content" | "at" | "isOwn" | "position" | "id" | "reason" | "clientId"> & {
	readonly sending: Unsent["state"] | null;
};

/** What tells how two messages stand to each other. */
type Moment = Pick<Row, "isOwn" | "at">;

/** Messages of one person within this time stand together. */
const GROUP_MS = 300_000;

/** Returns the rows of a chat, oldest first: what the server has, then what is on its way. No message is there twice. */
export function timelineOf({ thread, unsent, friendId, opened, now }: Timeline): Row[] {
	const bare = [...thread.messages.map((message) => stored(message, friendId)), ...pending(thread, unsent)];
	const firstNew = opened.read < opened.newest ? firstNewOf(bare, opened, thread.hasEarlier) : -1;
	const lastSent = bare.findLastIndex(({ isOwn, sending }) => isOwn && sending === null);
	const lastRead = bare.findLastIndex(
		({ isOwn, position }) => isOwn && position > 0 && position <= thread.readByFriend,
	);
	return bare.map(({ sending, ...row }, at) => {
		const before = bare[at - 1];
		const day = dayAt(row, before, thread.hasEarlier, now);
		const startsGroup = !before || day !== null || at === firstNew || !isTogether(before, row);
		const after = bare[at + 1];
		const endsGroup =
			!after ||
			at + 1 === firstNew ||
			!isTogether(row, after) ||
			dayLabel(after.at, now) !== dayLabel(row.at, now);
		return {
			...row,
			day,
			isFirstNew: at === firstNew,
			startsGroup,
			endsGroup,
			state: sending ?? (at === lastRead ? "read" : at === lastSent ? "sent" : null),
		};
	});
}

function stored(message: Thread["messages"][number], friendId: string): Bare {
	const { id, content, sender, timestamp, clientId } = message;
	const isOwn = sender !== friendId;
	return {
		key: isOwn && clientId !== null ? clientId : id,
		content,
		at: Date.parse(timestamp),
		isOwn,
		position: positionOf(id),
		id,
		reason: null,
		clientId,
		sending: null,
	};
}

function pending({ messages }: Thread, unsent: readonly Unsent[]): Bare[] {
	const known = new Set(messages.map(({ clientId }) => clientId));
	return unsent
		.filter(({ clientId }) => !known.has(clientId))
		.map(({ clientId, content, at, state, reason }) => ({
			key: clientId,
			content,
			at,
			isOwn: true,
			position: 0,
			id: null,
			reason,
			clientId,
			sending: state,
		}));
}

/**
 * Only messages that were there on opening count: what comes while one looks on is not "new". The oldest row is not the first where an
 * earlier one may be.
 */
function firstNewOf(
	rows: readonly Bare[],
	{ read, newest }: Timeline["opened"],
	hasEarlier: boolean,
): number {
	const first = rows.findIndex(({ isOwn, position }) => !isOwn && position > read && position <= newest);
	const mayBeEarlier = first === 0 && hasEarlier && (rows[0]?.position ?? 0) > read + 1;
	return mayBeEarlier ? -1 : first;
}

/** The oldest row gets its day once it is known that no earlier one shares it. */
function dayAt(row: Moment, before: Moment | undefined, hasEarlier: boolean, now: number): string | null {
	if (!before && hasEarlier) return null;
	const day = dayLabel(row.at, now);
	return before && dayLabel(before.at, now) === day ? null : day;
}

function isTogether(first: Moment, second: Moment): boolean {
	return first.isOwn === second.isOwn && second.at - first.at < GROUP_MS;
}
