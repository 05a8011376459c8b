import { describe, expect, it } from "vitest";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase, onEachDatabase, onOneDatabase } from "../../testing/sites.ts";
import { storedContent } from "../../testing/stored-content.ts";
import { LIMITS } from "./accounts.limits.ts";

const ADA = { email: "ada@example.org", username: "Ada", password: "correct horse" };

onEachDatabase((openSite) => {
	it("refuses a used address and a used name in any case and any Unicode form", async () => {
		const site = await openSite();
		await site.player("Straße");
		await site.player("Zoë");
		const register = (email: string, username: string) =>
			site.visitor().post("/auth/register", { email, username, password: "correct horse" });
		const usernameTaken = {
			status: 409,
			body: { message: "Username is already taken", code: "accounts/username-taken" },
		};
		expect(await register("new@example.org", "STRASSE")).toMatchObject(usernameTaken);
		expect(await register("new@example.org", "ZOE\u0308")).toMatchObject(usernameTaken);
		expect(await register("ZOË@Example.ORG", "another")).toMatchObject({
			status: 409,
			body: { message: "Email is already in use", code: "accounts/email-taken" },
		});
		// Whether both belong to one player is not shown.
		expect(await register("zoë@example.org", "Zoë")).toMatchObject({
			body: { code: "accounts/email-taken" },
		});
	});

	it("gives a name to only one of two simultaneous registrations", async () => {
		const site = await openSite();
		const answers = await Promise.all(
			["one", "two"].map((local) =>
				site.visitor().post("/auth/register", { ...ADA, email: `${local}@example.org` }),
			),
		);
		expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
		expect(await site.db.kysely.selectFrom("users").select("username").execute()).toHaveLength(1);
	});
});

onAnyDatabase((openSite) => {
	it("opens an account and signs in, and stores neither the password nor the session's secret", async () => {
		const site = await openSite();
		const browser = site.visitor();
		const answer = await browser.post("/auth/register", ADA);
		expect(answer.status).toBe(201);
		expect(answer.body).toMatchObject({
			user: { username: "Ada", email: "ada@example.org", isAdmin: false, xp: 0, level: 1, badges: [] },
		});
		expect(await browser.get("/user/me")).toMatchObject({ status: 200, body: answer.body });
		const secret = browser.cookies.get("hilo_session");
		expect(secret).toMatch(/^[\w-]{27,}$/);
		const stored = await storedContent(site.db);
		expect(stored).not.toContain(secret);
		expect(stored).not.toContain(ADA.password);
	});

	it("allows 20 registrations an hour from an address", async () => {
		const site = await openSite();
		await site.player("taken");
		// A taken name counts too, or names could be probed without limit.
		const attempt = (n: number, address = "192.0.2.7") =>
			site
				.visitor({ address })
				.post("/auth/register", { email: `${n}@example.org`, username: "taken", password: "correct horse" });
		const { limits } = site.services;
		await limits.take(LIMITS.registrations, "192.0.2.7", undefined, 19);
		expect((await attempt(19)).status).toBe(409);
		site.clock.advance(20 * 60_000);
		const refused = await attempt(20);
		expect(refused).toMatchObject({ status: 429, body: { code: "accounts/too-many-registrations" } });
		expect(refused.headers.get("Retry-After")).toBe(String(40 * 60));
		expect((await attempt(21, "192.0.2.8")).status).toBe(409);
		site.clock.advance(40 * 60_000);
		expect((await attempt(22)).status).toBe(409);
	});
});

describe("registration input", () => {
	const openSite = onOneDatabase();

	it("is checked, with the same message over both ways", async () => {
		const site = await openSite();
		const input = { ...ADA, username: "аdm1n" };
		const message = "This name is reserved. Please choose another one.";
		expect(await site.visitor().post("/auth/register", input)).toMatchObject({
			status: 400,
			body: { message },
		});
		const call = site.visitor().api.accounts.register.mutate(input);
		expect(await refusal(call)).toMatchObject({ status: 400, message });
	});

	it("trims all fields except the password", async () => {
		const site = await openSite();
		const spaced = { email: " ada@example.org ", username: " Ada ", password: " spaced " };
		expect((await site.visitor().post("/auth/register", spaced)).body).toMatchObject({
			user: { email: "ada@example.org", username: "Ada" },
		});
		const login = (password: string) =>
			site.visitor().post("/auth/login", { emailOrUsername: "ada", password });
		expect((await login("spaced")).status).toBe(401);
		expect((await login(" spaced ")).status).toBe(200);
	});
});
