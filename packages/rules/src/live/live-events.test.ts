import { expect, expectTypeOf, it } from "vitest";
import { liveEventSchema } from "./live-events.schema.ts";
import { LIVE_EVENTS, type LiveEvent, type LiveEventKind, liveEventKey } from "./live-events.ts";

const EXAMPLES = {
	friends: { kind: "friends" },
	requests: { kind: "requests" },
	message: { kind: "message", from: "ada" },
	read: { kind: "read", by: "ada" },
	typing: { kind: "typing", from: "ada" },
	presence: { kind: "presence", of: "ada" },
	invitations: { kind: "invitations" },
	games: { kind: "games" },
	ticket: { kind: "ticket" },
	notification: { kind: "notification" },
	admin: { kind: "admin" },
	site: { kind: "site" },
	duels: { kind: "duels" },
	duel: { kind: "duel", in: "0198" },
	me: { kind: "me" },
	maintenance: { kind: "maintenance" },
	version: { kind: "version" },
	refresh: { kind: "refresh" },
} satisfies { [Kind in LiveEventKind]: Extract<LiveEvent, { kind: Kind }> };

it("knows each event under the name of its kind", () => {
	expect(Object.keys(LIVE_EVENTS)).toEqual(Object.keys(EXAMPLES));
	for (const [kind, event] of Object.entries(EXAMPLES)) {
		expect(event.kind).toBe(kind);
		expect(liveEventSchema.parse(event)).toEqual(event);
	}
});

it("accepts no event that carries more than an id", () => {
	const invalidEvents = [
		{ kind: "message", from: "ada", text: "hello" },
		{ kind: "me", unread: 3 },
		{ kind: "presence", of: 7 },
		{ kind: "message" },
		{ kind: "typing", from: "" },
		{ kind: "typing", from: "x".repeat(65) },
		{ kind: "unheard-of" },
		"me",
		null,
	];
	expect(invalidEvents.filter((event) => liveEventSchema.safeParse(event).success)).toEqual([]);
});

it("has one key for events that refetch the same", () => {
	expect(liveEventKey({ kind: "message", from: "ada" })).toBe(liveEventKey({ from: "ada", kind: "message" }));
	const keys = Object.values(EXAMPLES).map(liveEventKey);
	expect(new Set([...keys, liveEventKey({ kind: "message", from: "ben" })]).size).toBe(keys.length + 1);
});

it("types each event with the ids that it carries", () => {
	expectTypeOf<Extract<LiveEvent, { kind: "message" }>>().toEqualTypeOf<
		{ readonly kind: "message" } & { readonly from: string }
	>();
	// @ts-expect-error: a message has a sender.
	expectTypeOf({ kind: "message" } as const).toExtend<LiveEvent>();
	expectTypeOf<Extract<LiveEvent, { kind: "me" }>>().toEqualTypeOf<{ readonly kind: "me" }>();
});
