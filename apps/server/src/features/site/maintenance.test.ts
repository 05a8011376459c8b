import { describe, expect, it } from "vitest";
import type { Browser } from "../../testing/browser.ts";
import { callProcedure, callRow, procedureNames, rowNames } from "../../testing/every-call.ts";
import { onEachDatabase, onOneDatabase } from "../../testing/sites.ts";
import { PASSWORD, type TestSite } from "../../testing/test-site.ts";
import { setMaintenance } from "./maintenance.ts";

const CLOSED = "The system is currently undergoing maintenance. Only administrators can access the site.";

/** What is answered during maintenance too (D20); registering answers why it is not. */
const OPEN_ROWS = [
	"GET /analytics/maintenance-status",
	"POST /auth/register",
	"POST /auth/login",
	"POST /auth/logout",
	"GET /user/me",
];
const OPEN_PROCEDURES = [
	"me.get",
	"accounts.register",
	"accounts.login",
	"accounts.logout",
	"site.maintenance",
];

async function callers(site: TestSite): Promise<Record<"visitor" | "player" | "administrator", Browser>> {
	return {
		visitor: site.visitor(),
		player: await site.player("ada"),
		administrator: await site.player("root", { isAdmin: true }),
	};
}

onEachDatabase((openSite) => {
	it("closes the site and opens it again, in a running server within a second", async () => {
		const site = await openSite();
		const elsewhere = site.another();
		const status = async () => (await elsewhere.visitor().get("/analytics/maintenance-status")).body;
		expect(await status()).toEqual({ maintenanceMode: false });
		await setMaintenance(site.operator, { on: true });
		site.clock.advance(1000);
		expect(await status()).toEqual({ maintenanceMode: true });
		await setMaintenance(site.operator, { on: false });
		site.clock.advance(1000);
		expect(await status()).toEqual({ maintenanceMode: false });
	});

	it("lets administrators sign in, and others only after it", async () => {
		const site = await openSite();
		await callers(site);
		await setMaintenance(site.operator, { on: true });
		const login = (emailOrUsername: string, password = PASSWORD) =>
			site.visitor().post("/auth/login", { emailOrUsername, password });
		const closed = { message: CLOSED, code: "site/maintenance", maintenanceMode: true };
		const refused = await login("ada");
		expect(refused).toMatchObject({ status: 503, body: closed });
		expect(refused.headers.getSetCookie()).toEqual([]);
		expect((await login("ada", "wrong horse")).status).toBe(401);
		expect((await login("root")).status).toBe(200);
		await setMaintenance(site.operator, { on: false });
		expect((await login("ada")).status).toBe(200);
	});

	it("takes no registrations", async () => {
		const site = await openSite();
		await setMaintenance(site.operator, { on: true });
		const ada = { email: "ada@example.org", username: "ada", password: "correct horse" };
		expect(await site.visitor().post("/auth/register", ada)).toMatchObject({
			status: 503,
			body: {
				message: "Registration is disabled during maintenance. Please try again later.",
				code: "site/registration-in-maintenance",
				maintenanceMode: true,
			},
		});
		expect(await site.db.kysely.selectFrom("users").select("id").execute()).toEqual([]);
	});
});

describe("during maintenance", () => {
	const openSite = onOneDatabase();

	it("every documented call is closed to all but administrators, but for those that must be open", async () => {
		const site = await openSite({ settings: { rateLimits: false } });
		const { visitor, player, administrator } = await callers(site);
		await setMaintenance(site.operator, { on: true });
		expect(rowNames()).toEqual(expect.arrayContaining(OPEN_ROWS));
		for (const row of rowNames().filter((each) => !OPEN_ROWS.includes(each))) {
			for (const caller of [visitor, player]) {
				const body = { message: CLOSED, code: "site/maintenance", maintenanceMode: true };
				expect(await callRow(caller, row), row).toMatchObject({ status: 503, body });
			}
			expect((await callRow(administrator, row)).status, row).not.toBe(503);
		}
		expect(await visitor.get("/no-such-path")).toMatchObject({ status: 503, body: { message: CLOSED } });
		expect((await administrator.get("/no-such-path")).status).toBe(404);
		expect((await player.get("/user/me")).status).toBe(200);
		expect((await visitor.get("/user/me")).status).toBe(401);
		expect((await player.post("/auth/logout")).status).toBe(200);
	});

	it("every procedure is too", async () => {
		const site = await openSite({ settings: { rateLimits: false } });
		const { visitor, player, administrator } = await callers(site);
		await setMaintenance(site.operator, { on: true });
		expect(procedureNames()).toEqual(expect.arrayContaining(OPEN_PROCEDURES));
		for (const path of procedureNames().filter((each) => !OPEN_PROCEDURES.includes(each))) {
			for (const caller of [visitor, player]) {
				const error = { message: CLOSED, data: { appCode: "site/maintenance" } };
				expect(await callProcedure(caller, path), path).toMatchObject({ status: 503, body: { error } });
			}
			expect((await callProcedure(administrator, path)).status, path).not.toBe(503);
		}
		for (const path of OPEN_PROCEDURES)
			expect((await callProcedure(player, path)).status, path).not.toBe(503);
	});

	it.each([true, false])("every answer says so (%s)", async (on) => {
		const site = await openSite();
		const { visitor, player, administrator } = await callers(site);
		await setMaintenance(site.operator, { on });
		const tag = (await administrator.get("/user/me")).headers.get("ETag") ?? "";
		const answers = [
			await administrator.get("/user/me", { "If-None-Match": tag }),
			await administrator.get("/leaderboard/githubGame"),
			await visitor.get("/game-status"),
			await visitor.get("/user/me"),
			await visitor.get("/no-such-path"),
			await visitor.get("/health"),
			await visitor.get("/openapi.json"),
			await visitor.get("/docs"),
			await visitor.post("/auth/login", "{"),
			await visitor.post("/auth/login", {}, { Origin: "https://elsewhere.example" }),
			await player.get("/trpc/me.get"),
			await player.get("/trpc/site.gameStatus"),
			await player.get("/trpc/no.such"),
		];
		expect(answers.map(({ status }) => status)).toEqual(
			on
				? [304, 200, 503, 401, 503, 200, 200, 200, 400, 403, 200, 503, 404]
				: [304, 200, 200, 401, 404, 200, 200, 200, 400, 403, 200, 200, 404],
		);
		for (const { headers } of answers) expect(headers.get("x-maintenance-mode")).toBe(String(on));
	});

	it("every documented error carries the flag, and none at other times", async () => {
		const site = await openSite();
		const wrong = () => site.visitor().get("/user/me");
		expect((await wrong()).body).toEqual({ message: expect.any(String), code: "accounts/signed-out" });
		await setMaintenance(site.operator, { on: true });
		expect((await wrong()).body).toMatchObject({ code: "accounts/signed-out", maintenanceMode: true });
	});

	it("is switched by the operator alone", async () => {
		const site = await openSite();
		const visitor = { ...site.operator, actor: { kind: "visitor" } as const };
		await expect(setMaintenance(visitor, { on: true })).rejects.toMatchObject({ code: "site/operator-only" });
	});
});
