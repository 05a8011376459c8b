import { DAY_MS, MINUTE_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import { storedContent } from "../../testing/stored-content.ts";
import { PASSWORD, type TestSite } from "../../testing/test-site.ts";
import { deviceOf } from "./open-session.ts";

const MONTH_SECONDS = 30 * 24 * 60 * 60;
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";

async function signedIn(site: TestSite, headers: Record<string, string> = {}) {
	const browser = site.visitor({ headers });
	await browser.post("/auth/login", { emailOrUsername: "ada", password: PASSWORD });
	return browser;
}

const expireIn = ({ db, clock }: TestSite, ms: number) =>
	db.kysely
		.updateTable("sessions")
		.set({ expires_at: clock.now() + ms })
		.execute();

onEachDatabase((openSite) => {
	it("slide: the cookie is renewed when half of the 30 days have passed", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		await ada.get("/user/me");
		expect(ada.setCookies).toEqual([]);
		for (const path of ["/api/user/me", "/api/trpc/me.get"]) {
			await expireIn(site, 14 * DAY_MS);
			await ada.fetch(path);
			expect(ada.setCookies).toEqual([
				`hilo_session=${ada.cookies.get("hilo_session")}; HttpOnly; Max-Age=${MONTH_SECONDS}; Path=/; SameSite=Lax`,
			]);
			await ada.fetch(path);
			expect(ada.setCookies).toEqual([]);
		}
		const { expires_at } = await site.db.kysely
			.selectFrom("sessions")
			.select("expires_at")
			.executeTakeFirstOrThrow();
		expect(expires_at).toBeGreaterThan(site.clock.now() + 29 * DAY_MS);
	});

	it("end after 30 days by the site's clock, and their cookie with them", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		site.clock.advance(30 * DAY_MS - 60_000);
		await site.services.auth.sessions.deleteExpiredSessions();
		expect((await ada.get("/user/me")).status).toBe(200);
		await expireIn(site, 1);
		site.clock.advance(1);
		expect((await ada.get("/user/me")).status).toBe(401);
		expect(ada.setCookies).toEqual(["hilo_session=; HttpOnly; Max-Age=0; Path=/; SameSite=Lax"]);
		await site.services.auth.sessions.deleteExpiredSessions();
		expect(await site.db.kysely.selectFrom("sessions").selectAll().execute()).toEqual([]);
	});

	it("are the 20 most recently used of an account", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		site.clock.advance(1000);
		for (let n = 0; n < 18; n++) await site.signIn(site.visitedBy(ada));
		await signedIn(site);
		expect((await ada.get("/user/me")).status).toBe(200);
		await signedIn(site);
		expect((await ada.get("/user/me")).status).toBe(401);
		expect(await site.db.kysely.selectFrom("sessions").select("id").execute()).toHaveLength(20);
	});
});

onAnyDatabase((openSite) => {
	it("slide for a client that only polls unchanged data", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const tag = (await ada.fetch("/api/user/me")).headers.get("ETag") ?? "";
		await expireIn(site, 14 * DAY_MS);
		const polled = await ada.fetch("/api/user/me", { headers: { "If-None-Match": tag } });
		expect(polled.status).toBe(304);
		expect(ada.setCookies).toHaveLength(1);
	});

	it("end on the server when their player signs out, not only in the browser, and others stay", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const stolen = site.visitedBy(ada);
		const phone = site.visitedBy(ada);
		await site.signIn(phone);
		expect((await ada.post("/auth/logout")).body).toEqual({ success: true });
		expect(ada.cookies.size).toBe(0);
		expect((await stolen.get("/user/me")).status).toBe(401);
		expect((await phone.get("/user/me")).status).toBe(200);
	});

	it("use a Secure cookie when the site is on https", async () => {
		const site = await openSite({ settings: { publicUrl: "https://hilo.example" } });
		const browser = site.visitor({ origin: "https://hilo.example" });
		await browser.api.accounts.register.mutate({
			email: "ada@example.org",
			username: "ada",
			password: PASSWORD,
		});
		expect(browser.setCookies[0]).toMatch(/; HttpOnly;.*; SameSite=Lax; Secure$/);
		await browser.post("/auth/logout");
		expect(browser.setCookies[0]).toBe("hilo_session=; HttpOnly; Max-Age=0; Path=/; SameSite=Lax; Secure");
	});

	it("are listed with their device, since when, and without their secrets", async () => {
		const site = await openSite();
		const { id } = await site.player("ada");
		await site.db.kysely.deleteFrom("sessions").where("user_id", "=", id).execute();
		const desk = await signedIn(site, { "User-Agent": FIREFOX });
		site.clock.advance(10 * MINUTE_MS);
		const tool = await signedIn(site, { "User-Agent": "curl/8.5.0" });
		const { sessions } = await desk.api.accounts.sessions.query();
		const times = { createdAt: "2026-11-21T12:10:00.000Z", lastSeenAt: "2026-11-21T12:10:00.000Z" };
		expect(sessions).toEqual([
			{
				...times,
				id: expect.any(String),
				device: "Firefox on Linux",
				createdAt: "2026-11-21T12:00:00.000Z",
				isCurrent: true,
			},
			{ ...times, id: expect.any(String), device: "curl", isCurrent: false },
		]);
		for (const browser of [desk, tool])
			expect(JSON.stringify(sessions)).not.toContain(browser.cookies.get("hilo_session"));
		// A listed id is useless as a cookie.
		desk.cookies.set("hilo_session", sessions[1]?.id ?? "");
		expect((await desk.get("/user/me")).status).toBe(401);
	});

	it("are not ended by other players, administrators included", async () => {
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

	it("are stored as hashes, useless for signing in", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const [stored] = await site.db.kysely.selectFrom("sessions").select("id").execute();
		expect(await storedContent(site.db)).not.toContain(ada.cookies.get("hilo_session"));
		const thief = site.visitor({ headers: { Cookie: `hilo_session=${stored?.id}` } });
		expect((await thief.get("/user/me")).status).toBe(401);
	});

	it("end one by one, all others, or the caller's own", async () => {
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
});

const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)";
const IPAD = "Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";

it.each([
	[`${WINDOWS} Chrome/140.0.0.0 Safari/537.36`, "Chrome on Windows"],
	[`${WINDOWS} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, "Edge on Windows"],
	[`${IPAD} CriOS/140.0 Mobile/15E148 Safari/604.1`, "Chrome on iPad"],
	["Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0", "Firefox on Android"],
	["<script>alert(1)</script>", "Unknown device"],
	["a".repeat(5000), "Unknown device"],
])("name the device of %s: %s", (userAgent, device) => {
	expect(deviceOf(userAgent)).toBe(device);
});
