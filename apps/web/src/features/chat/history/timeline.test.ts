import fc from "fast-check";
import { expect, it } from "vitest";
import type { Unsent } from "../model/outbox.ts";
import { openThread, type Page } from "../model/thread.ts";
import { message, messages, page } from "../testing/chats.ts";
import { timelineOf } from "./timeline.ts";

const NOW = Date.parse("2026-11-22T12:00:00.000Z");
const read = { read: 0, newest: 0 };

const rowsOf = (
	given: Page,
	{
		unsent = [],
		opened = read,
		now = NOW,
	}: { unsent?: Unsent[]; opened?: typeof read; now?: number | null } = {},
) => timelineOf({ thread: openThread(given), unsent, friendId: "grace", opened, now });

const waiting = (clientId: string, changes: Partial<Unsent> = {}): Unsent => ({
	clientId,
	content: clientId,
	at: NOW,
	state: "sending",
	reason: null,
	...changes,
});

it("shows a message one time, unsent or sent, under the same key", () => {
	const [before] = rowsOf(page([]), { unsent: [waiting("a")] });
	const [after, ...rest] = rowsOf(page([message(2, { clientId: "a", content: "a" })]), {
		unsent: [waiting("a")],
	});
	expect(before).toMatchObject({ key: "a", state: "sending", position: 0 });
	expect(after).toMatchObject({ key: "a", state: "sent", position: 2 });
	expect(rest).toEqual([]);
});

it("has each message one time and in order, sent or not", () => {
	fc.assert(
		fc.property(fc.nat(20), fc.subarray([...Array(20).keys()]), (sent, waits) => {
			const list = messages(1, sent).map((each, index) => ({
				...each,
				sender: "ada",
				clientId: `own-${index}`,
			}));
			const unsent = waits.map((index) => waiting(`own-${index}`));
			const keys = rowsOf(page(list), { unsent }).map(({ key }) => key);
			expect(new Set(keys).size).toBe(keys.length);
			expect(keys.slice(0, sent)).toEqual(list.map(({ clientId }) => clientId));
			expect(keys.slice(sent)).toEqual(waits.filter((index) => index >= sent).map((index) => `own-${index}`));
		}),
	);
});

it("keeps the oldest row's height when earlier messages arrive", () => {
	const at = (position: number) =>
		message(position, { sender: "grace", timestamp: "2026-11-22T11:00:00.000Z" });
	const opened = { read: 0, newest: 4 };
	const [oldest] = rowsOf(page([at(3), at(4)], { hasEarlier: true }), { opened });
	const all = rowsOf(page([at(1), at(2), at(3), at(4)]), { opened });
	const { day, isFirstNew } = all[2] ?? {};
	expect(oldest).toMatchObject({ day, isFirstNew });
	expect(all[0]).toMatchObject({ isFirstNew: true, startsGroup: true });
	const [next] = rowsOf(page([at(2), at(3), at(4)], { hasEarlier: true }), {
		opened: { read: 1, newest: 4 },
	});
	expect(next).toMatchObject({ isFirstNew: true });
});

it("says Today, Yesterday and the date over the first message of each day", () => {
	const at = (position: number, timestamp: string) => message(position, { timestamp });
	const list = [
		at(1, "2026-11-02T12:00:00.000Z"),
		at(2, "2026-11-21T12:00:00.000Z"),
		at(3, "2026-11-22T11:00:00.000Z"),
		at(4, "2026-11-22T11:30:00.000Z"),
	];
	expect(rowsOf(page(list)).map(({ day }) => day)).toEqual(["2 November 2026", "Yesterday", "Today", null]);
	expect(rowsOf(page(list, { hasEarlier: true }))[0]?.day).toBeNull();
	const withoutClock = rowsOf(page(list), { now: null }).map(({ day }) => day);
	expect(withoutClock).toEqual(["2 November 2026", "21 November 2026", "22 November 2026", null]);
});

it("marks where new messages begin, counting only those unread on opening", () => {
	const given = page(messages(1, 9));
	const firstNew = (opened: typeof read) =>
		rowsOf(given, { opened }).find(({ isFirstNew }) => isFirstNew)?.position;
	expect(firstNew({ read: 3, newest: 8 })).toBe(5);
	expect(firstNew({ read: 7, newest: 8 })).toBeUndefined();
	expect(firstNew({ read: 9, newest: 9 })).toBeUndefined();
	expect(firstNew({ read: 7, newest: 7 })).toBeUndefined();
});

it("says Read under the last own message that was read, and Sent under the last that wasn't", () => {
	const states = rowsOf(page(messages(1, 8), { readByFriend: "chat-4" })).map(({ state }) => state);
	expect(states).toEqual([null, null, null, "read", null, null, null, "sent"]);
	const all = rowsOf(page(messages(1, 8), { readByFriend: "chat-8" })).map(({ state }) => state);
	expect(all.at(-1)).toBe("read");
	expect(all.slice(0, -1).filter(Boolean)).toEqual([]);
});
