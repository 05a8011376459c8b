import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { repeat } from "./repeat.ts";

beforeEach(() => {
	vi.useFakeTimers();
	vi.spyOn(Math, "random").mockReturnValue(0.5);
});
afterEach(() => vi.useRealTimers());

const QUERY = { isQuery: true, retries: 2, signal: null };
const MUTATION = { ...QUERY, isQuery: false };
const lost = new TypeError("fetch failed");

function refused(status: number, headers: Record<string, string> = {}) {
	return new Response(null, { status, headers });
}

/** Sends until the outcomes are used up, and returns how it ended, after how many ms and attempts. */
async function outcomeOf(outcomes: (Response | Error)[], repetition: Parameters<typeof repeat>[1] = QUERY) {
	const start = Date.now();
	const send = vi.fn(async () => {
		const outcome = outcomes[Math.min(send.mock.calls.length, outcomes.length) - 1];
		if (outcome instanceof Response) return outcome;
		throw outcome;
	});
	const end = repeat(send, repetition).then(
		({ status }) => status,
		(error: unknown) => error,
	);
	await vi.runAllTimersAsync();
	return { end: await end, attempts: send.mock.calls.length, ms: Date.now() - start };
}

it("repeats a query whose answer was lost, with growing pauses", async () => {
	expect(await outcomeOf([lost, lost, refused(200)])).toEqual({ end: 200, attempts: 3, ms: 1200 });
	expect(await outcomeOf([lost])).toMatchObject({ end: lost, attempts: 3 });
});

it("never repeats a mutation whose outcome is unknown", async () => {
	expect(await outcomeOf([lost], MUTATION)).toMatchObject({ end: lost, attempts: 1 });
	expect(await outcomeOf([refused(503, { "Retry-After": "5" })], MUTATION)).toMatchObject({ attempts: 1 });
});

it("repeats every call after the wait that a limit names", async () => {
	const limit = refused(429, { "Retry-After": "2" });
	expect(await outcomeOf([limit, refused(200)], MUTATION)).toEqual({ end: 200, attempts: 2, ms: 2000 });
	expect(await outcomeOf([limit])).toEqual({ end: 429, attempts: 3, ms: 4000 });
});

it("does not wait for minutes", async () => {
	const limit = refused(429, { "Retry-After": "900" });
	expect(await outcomeOf([limit])).toEqual({ end: 429, attempts: 1, ms: 0 });
});

it("repeats a query while the site restarts, but not during maintenance", async () => {
	expect(await outcomeOf([refused(502), refused(200)])).toMatchObject({ end: 200, attempts: 2 });
	const maintenance = refused(503, { "x-maintenance-mode": "true" });
	expect(await outcomeOf([maintenance])).toMatchObject({ end: 503, attempts: 1 });
});

it("does not repeat a refusal that would stay", async () => {
	expect(await outcomeOf([refused(404)])).toMatchObject({ end: 404, attempts: 1 });
	expect(await outcomeOf([refused(500)])).toMatchObject({ end: 500, attempts: 1 });
});

it("ends the pause when the call is aborted", async () => {
	const call = new AbortController();
	setTimeout(() => call.abort("stop"), 100);
	const ended = await outcomeOf([lost], { ...QUERY, signal: call.signal });
	expect(ended).toEqual({ end: "stop", attempts: 1, ms: 100 });
});
