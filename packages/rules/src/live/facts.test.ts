import { expect, expectTypeOf, it } from "vitest";
import { factSchema } from "./facts.schema.ts";
import { FACTS, type Fact, type FactKind, factKey } from "./facts.ts";

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
} satisfies { [Kind in FactKind]: Extract<Fact, { kind: Kind }> };

it("has each event under the name of its kind", () => {
	expect(Object.keys(FACTS)).toEqual(Object.keys(EXAMPLES));
	for (const [kind, fact] of Object.entries(EXAMPLES)) {
		expect(fact.kind).toBe(kind);
		expect(factSchema.parse(fact)).toEqual(fact);
	}
});

it("accepts no event that carries more than an id", () => {
	const smuggled = [
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
	expect(smuggled.filter((each) => factSchema.safeParse(each).success)).toEqual([]);
});

it("has one key for events that cause the same refetch", () => {
	expect(factKey({ kind: "message", from: "ada" })).toBe(factKey({ from: "ada", kind: "message" }));
	const keys = Object.values(EXAMPLES).map(factKey);
	expect(new Set([...keys, factKey({ kind: "message", from: "ben" })]).size).toBe(keys.length + 1);
});

it("types each event with its id", () => {
	expectTypeOf<Extract<Fact, { kind: "message" }>>().toEqualTypeOf<
		{ readonly kind: "message" } & { readonly from: string }
	>();
	// @ts-expect-error: a message needs a sender.
	expectTypeOf({ kind: "message" } as const).toExtend<Fact>();
	expectTypeOf<Extract<Fact, { kind: "me" }>>().toEqualTypeOf<{ readonly kind: "me" }>();
});
