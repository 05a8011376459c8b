import { MINUTE_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase } from "../../testing/sites.ts";
import { PASSWORD, type TestSite } from "../../testing/test-site.ts";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";

async function signedIn(site: TestSite, headers: Record<string, string> = {}) {
	const browser = site.visitor({ headers });
	await browser.post("/auth/login", { emailOrUsername: "ada", password: PASSWORD });
	return browser;
}

onAnyDatabase((openSite) => {
	it("lists where the player is signed in, since when, and the caller's session", async () => {
		const site = await openSite();
		await site.player("bob");
		const { id } = await site.player("ada");
		await site.db.kysely.deleteFrom("sessions").where("user_id", "=", id).execute();
		const desk = await signedIn(site, { "User-Agent": FIREFOX });
		site.clock.advance(10 * MINUTE_MS);
		const tool = await signedIn(site, { "User-Agent": "curl/8.5.0" });
		const { sessions } = await desk.api.accounts.sessions.query();
		expect(sessions).toEqual([
			{
				id: expect.any(String),
				device: "Firefox on Linux",
				createdAt: "2026-11-21T12:00:00.000Z",
				lastSeenAt: "2026-11-21T12:10:00.000Z",
				isCurrent: true,
			},
			{
				id: expect.any(String),
				device: "curl",
				createdAt: "2026-11-21T12:10:00.000Z",
				lastSeenAt: "2026-11-21T12:10:00.000Z",
				isCurrent: false,
			},
		]);
		const secrets = [desk, tool].map((browser) => browser.cookies.get("hilo_session"));
		for (const secret of secrets) expect(JSON.stringify(sessions)).not.toContain(secret);
		// A listed id is useless as a cookie.
		desk.cookies.set("hilo_session", sessions[1]?.id ?? "");
		expect((await desk.get("/user/me")).status).toBe(401);
	});

	it("records the last use to within five minutes", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const lastSeenAt = async () => (await ada.api.accounts.sessions.query()).sessions[0]?.lastSeenAt;
		site.clock.advance(5 * MINUTE_MS - 1);
		expect(await lastSeenAt()).toBe("2026-11-21T12:00:00.000Z");
		site.clock.advance(1);
		expect(await lastSeenAt()).toBe("2026-11-21T12:05:00.000Z");
	});

	it("ends one session, all others, or the caller's own", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const [phone, tablet] = [await signedIn(site), await signedIn(site)];
		const idOf = async (browser: typeof phone) =>
			(await browser.api.accounts.sessions.query()).sessions.find(({ isCurrent }) => isCurrent)?.id ?? "";
		const statuses = async () =>
			(await Promise.all([ada, phone, tablet].map((browser) => browser.get("/user/me")))).map(
				({ status }) => status,
			);
		await ada.api.accounts.endSession.mutate({ id: await idOf(phone) });
		expect(await statuses()).toEqual([200, 401, 200]);
		await ada.api.accounts.endOtherSessions.mutate();
		expect(await statuses()).toEqual([200, 401, 401]);
		await ada.api.accounts.endSession.mutate({ id: await idOf(ada) });
		expect(ada.cookies.size).toBe(0);
		expect(await site.db.kysely.selectFrom("sessions").selectAll().execute()).toEqual([]);
	});

	it("keeps the sessions of other players, also for an administrator", async () => {
		const site = await openSite();
		const bob = await site.player("bob");
		const { id = "" } = (await bob.api.accounts.sessions.query()).sessions[0] ?? {};
		for (const other of [await site.player("ada"), await site.player("root", { isAdmin: true })]) {
			await other.api.accounts.endSession.mutate({ id });
			await other.api.accounts.endOtherSessions.mutate();
			expect((await other.api.accounts.sessions.query()).sessions).toHaveLength(1);
		}
		expect((await bob.get("/user/me")).status).toBe(200);
	});

	it("refuses visitors", async () => {
		const site = await openSite();
		const { accounts } = site.visitor().api;
		for (const call of [
			accounts.sessions.query(),
			accounts.endSession.mutate({ id: "x" }),
			accounts.endOtherSessions.mutate(),
		])
			expect(await refusal(call)).toMatchObject({ status: 401 });
	});
});
