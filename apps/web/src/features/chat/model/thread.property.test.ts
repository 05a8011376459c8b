import fc from "fast-check";
import { expect, it } from "vitest";
import { messages, page } from "../testing/chats.ts";
import {
	addEarlier,
	addLater,
	addSent,
	newestOf,
	openThread,
	type Page,
	positionOf,
	type Thread,
} from "./thread.ts";

const PAGE = 10;
const chat = messages(1, 400);
const between = (first: number, last: number) => chat.slice(Math.max(0, first - 1), Math.max(0, last));

const newest = (total: number): Page =>
	page(between(total - PAGE + 1, total), { hasEarlier: total > PAGE, readByFriend: `chat-${total}` });
const before = (position: number): Page =>
	page(between(position - PAGE, position - 1), { hasEarlier: position - PAGE > 1, hasLater: true });
const after = (position: number, total: number): Page =>
	page(between(position + 1, Math.min(total, position + PAGE)), {
		hasEarlier: true,
		hasLater: total > position + PAGE,
	});

type Step = (thread: Thread, total: number) => Thread;

/** Answers may be late: `late` messages were not yet known when the page was requested. */
const step: fc.Arbitrary<Step> = fc.oneof(
	fc.nat(30).map(
		(late): Step =>
			(thread, total) =>
				addLater(thread, after(Math.max(0, newestOf(thread) - late), total)),
	),
	fc.nat(30).map(
		(late): Step =>
			(thread) =>
				addEarlier(thread, before(positionOf(thread.messages[0]?.id ?? null) + late)),
	),
	fc.nat(3).map(
		(ahead): Step =>
			(thread, total) => {
				const sent = chat[Math.min(total, newestOf(thread) + ahead) - 1];
				return sent ? addSent(thread, sent) : thread;
			},
	),
);

it("never has a message twice, out of order or after a gap, in whatever order answers come", () => {
	fc.assert(
		fc.property(
			fc.integer({ min: 1, max: 100 }),
			fc.array(fc.tuple(step, fc.nat(15)), { maxLength: 60 }),
			(start, steps) => {
				let total = start;
				let thread = openThread(newest(total));
				for (const [take, more] of steps) {
					total = Math.min(chat.length, total + more);
					const known = newestOf(thread);
					thread = take(thread, total);
					const positions = thread.messages.map(({ id }) => positionOf(id));
					const first = positions[0] ?? 1;
					expect(positions).toEqual(positions.map((_, index) => first + index));
					expect(newestOf(thread)).toBeGreaterThanOrEqual(known);
				}
			},
		),
	);
});

it("reaches the newest message by loading those after the last known one", () => {
	fc.assert(
		fc.property(fc.nat(150), fc.nat(150), (start, more) => {
			let thread = openThread(newest(start));
			for (let asked = 0; asked <= more / PAGE; asked++)
				thread = addLater(thread, after(newestOf(thread), start + more));
			expect(newestOf(thread)).toBe(start + more);
		}),
	);
});

it("keeps read positions and sent messages when an answer comes late", () => {
	const thread = openThread(page(between(1, 8), { readByFriend: "chat-8", readByMe: "chat-7" }));
	const late = addLater(thread, page([], { readByFriend: "chat-2", readByMe: "chat-1" }));
	expect(late).toMatchObject({ readByFriend: 8, readByMe: 7 });
});
