import { type Listening, listen } from "@hilo/server/platform/http/listen";
import { onOneDatabase } from "@hilo/server/testing/sites";
import type { TestSite } from "@hilo/server/testing/test-site";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createHiloClient, errorCodeOf, retryAfterSecondsOf } from "./hilo-client.ts";
import { SmallServer } from "./testing/small-server.ts";

const ADA = { username: "ada", email: "ada@example.org", password: "correct horse" };
const openSite = onOneDatabase();

let site: TestSite;
let listening: Listening;
beforeEach(async () => {
	site = await openSite();
	listening = await listen(site.app, { host: "127.0.0.1", port: 0 });
});
afterEach(() => listening.close());

it("stays signed in, and plays", async () => {
	const { api } = createHiloClient({ url: listening.url });
	expect(await api.me.get.query()).toEqual({ user: null });
	await api.accounts.register.mutate(ADA);
	const { user } = await api.me.get.query();
	expect(user?.username).toBe("ada");
	const run = await api.play.start.mutate({ game: "github" });
	const judged = await api.play.guess.mutate({ runId: run.runId, round: 1, guess: "higher" });
	expect(judged).toMatchObject({ correct: true, score: 1, next: { round: 2 } });
});

it("continues the session of an earlier client", async () => {
	const first = createHiloClient({ url: listening.url });
	await first.api.accounts.register.mutate(ADA);
	const cookie = first.cookie();
	expect(cookie).toMatch(/^hilo_session=\S+$/);
	const second = createHiloClient({ url: `${listening.url}/`, ...(cookie ? { cookie } : {}) });
	expect((await second.api.me.get.query()).user?.username).toBe("ada");
});

it("forgets the session at sign-out", async () => {
	const { api, cookie } = createHiloClient({ url: listening.url });
	await api.accounts.register.mutate(ADA);
	await api.accounts.logout.mutate();
	expect(cookie()).toBeNull();
	expect((await api.me.get.query()).user).toBeNull();
});

it("returns the code of a refused call", async () => {
	const { api } = createHiloClient({ url: listening.url });
	const login = api.accounts.login.mutate({ emailOrUsername: "nobody", password: "wrong horse" });
	const error: unknown = await login.catch((reason: unknown) => reason);
	expect(errorCodeOf(error)).toBe("accounts/bad-login");
	expect(error).toMatchObject({ message: "Invalid email, username or password" });
	expect(errorCodeOf(new Error("other"))).toBeNull();
});

it("aborts a call", async () => {
	const { api } = createHiloClient({ url: listening.url });
	const signal = AbortSignal.abort();
	await expect(api.site.gameStatus.query(undefined, { signal })).rejects.toThrow(/abort/i);
});

it("sends a token, and neither stores nor sends cookies", async () => {
	await using server = await SmallServer.start((_, response) => {
		response.setHeader("Set-Cookie", "hilo_session=x");
		response.end('{"result":{"data":{"user":null}}}');
	});
	const { api, cookie } = createHiloClient({ url: server.url, token: "hilo_player_x" });
	await api.me.get.query();
	await api.me.get.query();
	expect(server.requests.map(({ headers }) => [headers.authorization, headers.cookie])).toEqual([
		["Bearer hilo_player_x", undefined],
		["Bearer hilo_player_x", undefined],
	]);
	expect(cookie()).toBeNull();
	expect(() => createHiloClient({ url: server.url, token: "a", cookie: "b" })).toThrow(TypeError);
});

it("repeats a query of which the answer breaks off, and no mutation", async () => {
	await using server = await SmallServer.start((request, response) => {
		response.setHeader("Content-Length", 100);
		response.write("{");
		setImmediate(() => request.socket.destroy());
	});
	const { api } = createHiloClient({ url: server.url, retries: 1 });
	await expect(api.me.get.query()).rejects.toThrow();
	expect(server.requests).toHaveLength(2);
	await expect(api.accounts.logout.mutate()).rejects.toThrow();
	expect(server.requests).toHaveLength(3);
});

it("ends an attempt that takes too long", async () => {
	await using server = await SmallServer.start(() => {});
	const { api } = createHiloClient({ url: server.url, retries: 0, timeoutMs: 20 });
	await expect(api.me.get.query()).rejects.toThrow(/timeout/);
});

it("says when a refused call may be sent again", async () => {
	await using server = await SmallServer.start((_, response) => {
		response.writeHead(429, { "Retry-After": "900" }).end('{"error":{"message":"Later","code":-32029}}');
	});
	const { api } = createHiloClient({ url: server.url });
	const error: unknown = await api.me.get.query().catch((reason: unknown) => reason);
	expect(retryAfterSecondsOf(error)).toBe(900);
	expect(retryAfterSecondsOf(new Error("other"))).toBeNull();
});

it("reads live events, of the session too", async () => {
	const { api, liveEvents } = createHiloClient({ url: listening.url });
	await expect(liveEvents().next()).rejects.toThrow("Please sign in to continue.");
	await api.accounts.register.mutate(ADA);
	const events = liveEvents();
	expect(await events.next()).toEqual({ done: false, value: { kind: "refresh" } });
	const ben = await site.player("ben");
	const { user } = await api.me.get.query();
	await ben.api.friends.request.mutate({ userId: user?.id ?? "" });
	expect(await events.next()).toMatchObject({ value: { kind: "requests" } });
	await events.return();
});
