import { expect, it } from "vitest";
import { liveEventSchema } from "./live-events.schema.ts";
import { liveEventKey } from "./live-events.ts";

it.each([{ kind: "me" }, { kind: "message", from: "ada" }, { kind: "duel", in: "0198" }])(
	"accepts the event %j",
	(event) => {
		expect(liveEventSchema.parse(event)).toEqual(event);
	},
);

it.each([
	{ kind: "message", from: "ada", text: "hello" },
	{ kind: "me", unread: 3 },
	{ kind: "presence", of: 7 },
	{ kind: "message" },
	{ kind: "typing", from: "" },
	{ kind: "typing", from: "x".repeat(65) },
	{ kind: "unheard-of" },
	"me",
	null,
])("accepts no event of another kind, or that carries more than an id: %j", (event) => {
	expect(liveEventSchema.safeParse(event).success).toBe(false);
});

it("has one key for events that refetch the same", () => {
	const key = liveEventKey({ kind: "message", from: "ada" });
	expect(liveEventKey({ from: "ada", kind: "message" })).toBe(key);
	expect(liveEventKey({ kind: "message", from: "ben" })).not.toBe(key);
	expect(liveEventKey({ kind: "typing", from: "ada" })).not.toBe(key);
});
