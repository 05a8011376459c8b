import { DAY_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import { onEachDatabase, onOneDatabase } from "../../testing/sites.ts";
import { storedContent } from "../../testing/stored-content.ts";
import { PASSWORD } from "../../testing/test-site.ts";

const MONTH_SECONDS = 30 * 24 * 60 * 60;

onEachDatabase((openSite) => {
	it("are stored as hashes, useless for signing in", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const secret = ada.cookies.get("hilo_session") ?? "";
		const stored = await site.db.kysely.selectFrom("sessions").select("id").execute();
		expect(stored).toHaveLength(1);
		expect(await storedContent(site.db)).not.toContain(secret);
		const thief = site.visitor({ headers: { Cookie: `hilo_session=${stored[0]?.id}` } });
		expect((await thief.get("/user/me")).status).toBe(401);
	});

	it("slide: the cookie is renewed when half of the 30 days have passed", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const secret = ada.cookies.get("hilo_session");
		await ada.get("/user/me");
		expect(ada.setCookies).toEqual([]);
		const expiresIn = (ms: number) =>
			site.db.kysely
				.updateTable("sessions")
				.set({ expires_at: site.clock.now() + ms })
				.execute();
		for (const path of ["/api/user/me", "/api/trpc/me.get"]) {
			await expiresIn(14 * DAY_MS);
			await ada.fetch(path);
			expect(ada.setCookies).toEqual([
				`hilo_session=${secret}; HttpOnly; Max-Age=${MONTH_SECONDS}; Path=/; SameSite=Lax`,
			]);
			const { expires_at } = await site.db.kysely
				.selectFrom("sessions")
				.select("expires_at")
				.executeTakeFirstOrThrow();
			expect(expires_at).toBeGreaterThan(site.clock.now() + 29 * DAY_MS);
			await ada.fetch(path);
			expect(ada.setCookies).toEqual([]);
		}
	});

	it("slide for a client that only polls unchanged data", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		for (const path of ["/api/user/me", "/api/trpc/me.get"]) {
			const tag = (await ada.fetch(path)).headers.get("ETag") ?? "";
			await site.db.kysely
				.updateTable("sessions")
				.set({ expires_at: site.clock.now() + 14 * DAY_MS })
				.execute();
			const polled = await ada.fetch(path, { headers: { "If-None-Match": tag } });
			expect(polled.status).toBe(304);
			expect(ada.setCookies).toHaveLength(1);
		}
	});

	it("end after 30 days, and their cookie with them", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		await site.db.kysely
			.updateTable("sessions")
			.set({ expires_at: site.clock.now() - 1 })
			.execute();
		expect((await ada.get("/user/me")).status).toBe(401);
		expect(ada.setCookies).toEqual(["hilo_session=; HttpOnly; Max-Age=0; Path=/; SameSite=Lax"]);
		expect(ada.cookies.size).toBe(0);
	});

	it("end by the site's clock", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		site.clock.advance(30 * DAY_MS - 60_000);
		await site.services.sessions.deleteExpiredSessions();
		expect((await ada.get("/user/me")).status).toBe(200);
		await site.db.kysely
			.updateTable("sessions")
			.set({ expires_at: site.clock.now() + 1 })
			.execute();
		site.clock.advance(1);
		await site.services.sessions.deleteExpiredSessions();
		expect(await site.db.kysely.selectFrom("sessions").selectAll().execute()).toEqual([]);
	});

	it("are deleted after their end", async () => {
		const site = await openSite();
		await site.player("ada");
		await site.db.kysely
			.updateTable("sessions")
			.set({ expires_at: site.clock.now() - 1 })
			.execute();
		const bob = await site.player("bob");
		await site.services.sessions.deleteExpiredSessions();
		const left = await site.db.kysely.selectFrom("sessions").select("user_id").execute();
		expect(left).toEqual([{ user_id: bob.id }]);
	});
});

const openSite = onOneDatabase();

it("come in an HttpOnly cookie for this site only", async () => {
	const site = await openSite();
	await site.player("ada");
	const browser = site.visitor();
	await browser.post("/auth/login", { emailOrUsername: "ada", password: PASSWORD });
	const secret = browser.cookies.get("hilo_session");
	expect(browser.setCookies[0]).toBe(
		`hilo_session=${secret}; HttpOnly; Max-Age=${MONTH_SECONDS}; Path=/; SameSite=Lax`,
	);
});

it("use a Secure cookie only when the site is on https", async () => {
	const site = await openSite({ settings: { publicUrl: "https://hilo.example" } });
	const browser = site.visitor({ origin: "https://hilo.example" });
	const ada = { email: "ada@example.org", username: "ada", password: PASSWORD };
	await browser.api.accounts.register.mutate(ada);
	expect(browser.setCookies[0]).toMatch(/; HttpOnly;.*; SameSite=Lax; Secure$/);
	await browser.post("/auth/logout");
	expect(browser.setCookies[0]).toBe("hilo_session=; HttpOnly; Max-Age=0; Path=/; SameSite=Lax; Secure");
});

it("removes the cookie of an unknown session from the browser", async () => {
	const site = await openSite();
	const browser = site.visitor();
	browser.cookies.set("hilo_session", "made-up");
	expect((await browser.api.me.get.query()).user).toBeNull();
	expect(browser.cookies.size).toBe(0);
});
