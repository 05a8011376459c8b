import { TRPCClientError } from "@trpc/client";
import { beforeEach, expect, it, vi } from "vitest";
import type { StoredValue } from "../../../platform/stored-value.ts";
import { MAX_UNSENT, Outbox, parseUnsent, type Unsent } from "./outbox.ts";

const CUT = new TRPCClientError("Failed to fetch");

function refusal(message: string, httpStatus: number) {
	const data = { httpStatus, appCode: "chat/not-friends" };
	return new TRPCClientError(message, { result: { error: { message, code: -32600, data } } });
}

let stored: readonly Unsent[] | null;
let sent: string[];
/** What sending a message fails with, by its text. */
let failing: Map<string, Error>;

beforeEach(() => {
	vi.stubGlobal("navigator", {});
	stored = null;
	sent = [];
	failing = new Map();
	return () => vi.unstubAllGlobals();
});

const store: StoredValue<readonly Unsent[]> = {
	key: "outbox",
	read: () => stored,
	write(unsent) {
		stored = unsent;
		return true;
	},
};

function outbox(tried: string[] = []): Outbox {
	return new Outbox(store, async ({ content }) => {
		tried.push(content);
		const failure = failing.get(content);
		if (failure) throw failure;
		sent.push(content);
	});
}

const states = (box: Outbox) => box.unsent().map(({ content, state }) => `${content} ${state}`);
const add = (box: Outbox, ...texts: string[]) => texts.map((text) => box.add(text));

it("sends in the order of writing, and keeps messages until they are stored", async () => {
	const box = outbox();
	add(box, "a", "b", "c");
	expect(stored?.map(({ content }) => content)).toEqual(["a", "b", "c"]);
	await expect.poll(() => sent).toEqual(["a", "b", "c"]);
	await expect.poll(() => stored).toBeNull();
});

it("holds messages behind a failed one, and sends all in order with Retry", async () => {
	failing.set("b", CUT);
	const box = outbox();
	add(box, "a", "b", "c");
	await expect.poll(() => states(box)).toEqual(["b failed", "c failed"]);
	failing.clear();
	box.retry();
	await expect.poll(() => sent).toEqual(["a", "b", "c"]);
	expect(stored).toBeNull();
});

it("continues after a message that the server refuses for good", async () => {
	failing.set("a", refusal("No", 400));
	const box = outbox();
	add(box, "a", "b");
	await expect.poll(() => sent).toEqual(["b"]);
	expect(box.unsent()).toMatchObject([{ content: "a", state: "refused", reason: "No" }]);
	box.discard(box.unsent()[0]?.clientId ?? "");
	expect(stored).toBeNull();
});

it("never sends a refused message again, neither with newer ones nor on a reconnect or Retry", async () => {
	const tried: string[] = [];
	failing.set("a", refusal("No", 400));
	const box = outbox(tried);
	add(box, "a", "b");
	await expect.poll(() => sent).toEqual(["b"]);
	failing.set("c", CUT);
	add(box, "c");
	await expect.poll(() => states(box)).toEqual(["a refused", "c failed"]);
	failing.delete("c");
	box.retryUnanswered();
	await expect.poll(() => sent).toEqual(["b", "c"]);
	box.retry();
	outbox(tried).retry();
	await Promise.resolve();
	expect(tried.filter((id) => id === "a")).toHaveLength(1);
});

it("keeps messages across a reload, and sends those that were being sent", async () => {
	failing.set("a", CUT);
	const before = outbox();
	add(before, "a");
	await expect.poll(() => states(before)).toEqual(["a failed"]);
	const failed = outbox();
	failed.resume();
	expect(states(failed)).toEqual(["a failed"]);
	const underWay: Unsent = { clientId: "b", content: "b", at: 0, state: "sending", reason: null };
	stored = [underWay];
	const after = outbox();
	after.resume();
	await expect.poll(() => sent).toEqual(["b"]);
});

it("retries automatically only messages without an answer", async () => {
	failing.set("a", refusal("You can only chat with your friends", 403));
	const box = outbox();
	add(box, "a");
	await expect.poll(() => states(box)).toEqual(["a failed"]);
	failing.clear();
	box.retryUnanswered();
	expect(states(box)).toEqual(["a failed"]);
	expect(sent).toEqual([]);
});

it("keeps messages that another tab has stored", async () => {
	failing.set("a", CUT).set("b", CUT);
	const [one, other] = [outbox(), outbox()];
	add(one, "a");
	add(other, "b");
	await expect.poll(() => stored?.map(({ content }) => content)).toEqual(["a", "b"]);
});

it("sends when the browser refuses the lock", async () => {
	const request = () => Promise.reject(new DOMException("No lock", "SecurityError"));
	vi.stubGlobal("navigator", { locks: { request } });
	const box = outbox();
	add(box, "a", "b");
	await expect.poll(() => sent).toEqual(["a", "b"]);
	await expect.poll(() => stored).toBeNull();
});

it("accepts at most a hundred", async () => {
	const box = outbox();
	for (let at = 0; at < MAX_UNSENT; at++) failing.set(`m${at}`, CUT);
	for (let at = 0; at < MAX_UNSENT; at++) expect(box.add(`m${at}`)).toBe(true);
	expect(box.add("more")).toBe(false);
});

it("leaves out stored messages that it cannot read", () => {
	const readable: Unsent = { clientId: "a", content: "Hello", at: 0, state: "failed", reason: null };
	const broken = [null, "text", { ...readable, at: "noon" }, { ...readable, at: 1e99 }, { clientId: "b" }];
	expect(parseUnsent([...broken, readable])).toEqual([readable]);
	expect(parseUnsent({ "0": readable })).toBeNull();
});
