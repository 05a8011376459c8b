import { DAY_MS } from "@hilo/rules/time/durations";
import type { Unsent } from "../model/outbox.ts";
import { type OpenedAt, positionOf, type Thread } from "../model/thread.ts";

export interface Row {
	/** The same before and after the server has stored the message. */
	readonly key: string;
	readonly content: string;
	readonly at: number;
	readonly isOwn: boolean;
	/** Position in the chat, from 1; 0 until the server has stored it. */
	readonly position: number;
	readonly id: string | null;
	/** Shown above the first message of a day: "Today", "Yesterday", "2 November 2026". */
	readonly day: string | null;
	readonly isFirstNew: boolean;
	/** The message before is by the other player or of another time. */
	readonly startsGroup: boolean;
	readonly endsGroup: boolean;
	/** The state of the player's own message, shown below it. */
	readonly state: "sent" | "sending" | "failed" | "refused" | "read" | null;
	readonly reason: string | null;
	readonly clientId: string | null;
}

interface Timeline {
	readonly thread: Thread;
	readonly unsent: readonly Unsent[];
	readonly friendId: string;
	readonly opened: OpenedAt;
	/** Null on the server and while hydrating: then days begin by UTC and are written as dates. */
	readonly now: number | null;
}

type Message = Pick<Row, "key" | "content" | "at" | "isOwn" | "position" | "id" | "reason" | "clientId"> & {
	readonly sending: Unsent["state"] | null;
};

type Moment = Pick<Row, "isOwn" | "at">;

const GROUP_MS = 300_000;

/** Returns the rows, oldest first: stored messages, then unsent ones. Each message appears one time. */
export function timelineOf({ thread, unsent, friendId, opened, now }: Timeline): Row[] {
	const dayOf = (at: number) => (now === null ? utcDay.format(at) : dayLabel(at, now));
	const all = [...thread.messages.map((message) => stored(message, friendId)), ...pending(thread, unsent)];
	const firstNew = opened.read < opened.newest ? firstNewOf(all, opened, thread.hasEarlier) : -1;
	const lastSent = all.findLastIndex(({ isOwn, sending }) => isOwn && sending === null);
	const lastRead = all.findLastIndex(
		({ isOwn, position }) => isOwn && position > 0 && position <= thread.readByFriend,
	);
	return all.map(({ sending, ...row }, at) => {
		const before = all[at - 1];
		// The oldest loaded row shows its day only if no earlier message can share it.
		const sharesDay = before ? dayOf(before.at) === dayOf(row.at) : thread.hasEarlier;
		const day = sharesDay ? null : dayOf(row.at);
		const startsGroup = !before || day !== null || at === firstNew || !isTogether(before, row);
		const after = all[at + 1];
		const endsGroup =
			!after || at + 1 === firstNew || !isTogether(row, after) || dayOf(after.at) !== dayOf(row.at);
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

function stored(message: Thread["messages"][number], friendId: string): Message {
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

function pending({ messages }: Thread, unsent: readonly Unsent[]): Message[] {
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

/** Only messages that were unread on opening count as new. Returns none while an earlier unread message may exist. */
function firstNewOf(rows: readonly Message[], { read, newest }: OpenedAt, hasEarlier: boolean): number {
	const first = rows.findIndex(({ isOwn, position }) => !isOwn && position > read && position <= newest);
	const mayBeEarlier = first === 0 && hasEarlier && (rows[0]?.position ?? 0) > read + 1;
	return mayBeEarlier ? -1 : first;
}

function isTogether(first: Moment, second: Moment): boolean {
	return first.isOwn === second.isOwn && second.at - first.at < GROUP_MS;
}

/** "Today", "Yesterday" or "2 November 2026" in the reader's time zone. Takes epoch ms. */
function dayLabel(at: number, now: number): string {
	// Days on which clocks change are not 24 hours long.
	const days = Math.round((midnightOf(now) - midnightOf(at)) / DAY_MS);
	// An unsent message has the browser's time, which may be ahead.
	if (days <= 0) return "Today";
	return days === 1 ? "Yesterday" : localDay.format(at);
}

const midnightOf = (at: number) => new Date(at).setHours(0, 0, 0, 0);

const localDay = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" });
const utcDay = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
