import { type Listening, listen } from "@hilo/server/platform/http/listen";
import { onOneDatabase } from "@hilo/server/testing/sites";
import type { TestSite } from "@hilo/server/testing/test-site";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createHiloClient, errorCodeOf } from "./hilo-client.ts";

const ADA = { username: "ada", email: "ada@example.org", password: "correct horse" };
const openSite = onOneDatabase();

let site: TestSite;
let listening: Listening;
beforeEach(async () => {
	site = await openSite();
	listening = await listen(site.app, { host: "127.0.0.1", port: 0 });
});
afterEach(() => listening.close());

it("makes calls as a visitor", async () => {
	const { api, cookie } = createHiloClient({ url: listening.url });
	expect(await api.site.maintenance.query()).toMatchObject({ maintenanceMode: false });
	expect(await api.me.get.query()).toEqual({ user: null });
	expect(cookie()).toBeNull();
});

it("stays signed in, and plays", async () => {
	const { api } = createHiloClient({ url: listening.url });
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
