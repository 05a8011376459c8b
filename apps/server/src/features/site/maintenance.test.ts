import { defaultSiteLimits, SITE_LIMITS } from "@hilo/rules/site/site-limits";
import { describe, expect, it } from "vitest";
import type { Browser } from "../../testing/browser.ts";
import { onAnyDatabase, onOneDatabase } from "../../testing/sites.ts";
import { PASSWORD, type TestSite } from "../../testing/test-site.ts";
import { setMaintenance } from "./maintenance.ts";

const CLOSED = "The system is currently undergoing maintenance. Only administrators can access the site.";

async function callers(site: TestSite): Promise<Record<"visitor" | "player" | "administrator", Browser>> {
	return {
		visitor: site.visitor(),
		player: await site.player("ada"),
		administrator: await site.player("root", { isAdmin: true }),
	};
}

onAnyDatabase((openSite) => {
	it("closes and opens the site in a running server within a second", async () => {
		const site = await openSite();
		const otherSite = site.another();
		const status = async () => (await otherSite.visitor().get("/analytics/maintenance-status")).body;
		expect(await status()).toEqual({ maintenanceMode: false });
		await setMaintenance(site.operator, { isOn: true });
		site.clock.advance(1000);
		expect(await status()).toEqual({ maintenanceMode: true });
		await setMaintenance(site.operator, { isOn: false });
		site.clock.advance(1000);
		expect(await status()).toEqual({ maintenanceMode: false });
	});

	it("lets only administrators sign in, and no one register, until it is over", async () => {
		const site = await openSite();
		await callers(site);
		await setMaintenance(site.operator, { isOn: true });
		const login = (emailOrUsername: string, password = PASSWORD) =>
			site.visitor().post("/auth/login", { emailOrUsername, password });
		const closed = { message: CLOSED, code: "site/maintenance", maintenanceMode: true };
		const refused = await login("ada");
		expect(refused).toMatchObject({ status: 503, body: closed });
		expect(refused.headers.getSetCookie()).toEqual([]);
		expect((await login("ada", "wrong horse")).status).toBe(401);
		expect((await login("root")).status).toBe(200);
		const eve = { email: "eve@example.org", username: "eve", password: PASSWORD };
		expect(await site.visitor().post("/auth/register", eve)).toMatchObject({
			status: 503,
			body: { code: "site/registration-in-maintenance" },
		});
		await setMaintenance(site.operator, { isOn: false });
		expect((await login("ada")).status).toBe(200);
	});

	it("is switched by administrators and the operator, with a message and an end, and recorded", async () => {
		const site = await openSite();
		const { visitor, player, administrator } = await callers(site);
		const until = "2026-11-21T14:00:00.000Z";
		const notice = { isOn: true, message: "New games are coming.", until };
		for (const browser of [visitor, player])
			await expect(browser.api.site.setMaintenance.mutate(notice)).rejects.toMatchObject({
				data: { httpStatus: browser === visitor ? 401 : 403 },
			});
		await administrator.api.site.setMaintenance.mutate({ ...notice, message: "  " });
		// The first call changes the message, the second nothing.
		for (let n = 0; n < 2; n++) await setMaintenance(site.operator, notice);
		const expected = { maintenanceMode: true, message: notice.message, until };
		expect(await site.visitor().api.site.maintenance.query()).toEqual(expected);
		await administrator.api.site.setMaintenance.mutate({ isOn: false, message: "Done.", until: null });
		const open = { maintenanceMode: false, message: null, until: null };
		expect(await site.visitor().api.site.maintenance.query()).toEqual(open);
		const rows = await site.db.kysely
			.selectFrom("audit_log")
			.select(["actor_name", "before", "after"])
			.orderBy("at")
			.orderBy("id")
			.execute();
		const states = [false, true, true, false].map((isOn, n) => ({
			isOn,
			message: n === 2 ? notice.message : null,
			until: isOn ? until : null,
		}));
		const written = rows.map(({ before, after }) => [JSON.parse(before ?? ""), JSON.parse(after ?? "")]);
		expect(new Set(written)).toEqual(new Set([0, 1, 2].map((n) => [states[n], states[n + 1]])));
		expect(rows.map(({ actor_name }) => actor_name).sort()).toEqual(["operator", "root", "root"]);
	});
});

describe("during maintenance", () => {
	const openSite = onOneDatabase();

	it("closes calls, procedures and unknown paths to all but administrators, except the open ones", async () => {
		const site = await openSite();
		const { visitor, player, administrator } = await callers(site);
		await setMaintenance(site.operator, { isOn: true });
		const closed = [
			"/game-status",
			"/leaderboard/githubGame",
			"/custom-games/mine",
			"/trpc/site.gameStatus",
			"/trpc/duels.mine",
			"/no-such-path",
			"/openapi.json",
			"/trpc/no.such",
			"/trpc/me.get/",
		];
		for (const path of closed) {
			for (const caller of [visitor, player]) expect((await caller.get(path)).status, path).toBe(503);
			expect((await administrator.get(path)).status, path).not.toBe(503);
		}
		const body = { message: CLOSED, code: "site/maintenance", maintenanceMode: true };
		expect(await player.post("/user/update-score", {})).toMatchObject({ status: 503, body });
		for (const path of ["/user/me", "/trpc/me.get", "/analytics/maintenance-status", "/trpc/site.about"])
			expect((await player.get(path)).status, path).toBe(200);
		expect((await visitor.get("/user/me")).body).toMatchObject({
			code: "accounts/signed-out",
			maintenanceMode: true,
		});
		expect((await player.post("/auth/logout")).status).toBe(200);
	});

	it("refuses calls without counting them against the limits", async () => {
		const site = await openSite();
		const { player, administrator } = await callers(site);
		const { min } = SITE_LIMITS.writes;
		await administrator.api.site.setLimits.mutate({ limits: { ...defaultSiteLimits(), writes: min } });
		await setMaintenance(site.operator, { isOn: true });
		site.clock.advance(2000);
		for (let n = 0; n <= min * 2; n++) expect((await player.post("/user/update-score", {})).status).toBe(503);
	});

	it.each([true, false])("sets the maintenance header on every answer (%s)", async (on) => {
		const site = await openSite();
		const { visitor, administrator } = await callers(site);
		await setMaintenance(site.operator, { isOn: on });
		const tag = (await administrator.get("/user/me")).headers.get("ETag") ?? "";
		for (const { headers } of [
			await administrator.get("/user/me", { "If-None-Match": tag }),
			await visitor.get("/game-status"),
			await visitor.get("/no-such-path"),
			await visitor.get("/health"),
			await visitor.post("/auth/login", "{"),
			await visitor.get("/trpc/me.get"),
		]) {
			expect(headers.get("x-maintenance-mode")).toBe(String(on));
			// A cache that answers unasked would answer with the header of this moment.
			expect(headers.get("Cache-Control")).toMatch(/no-cache|no-store/);
		}
	});
});
