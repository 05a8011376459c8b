import { MINUTE_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import type { Answer } from "../../testing/browser.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import { PASSWORD, type TestSite } from "../../testing/test-site.ts";
import { LIMITS } from "./accounts.limits.ts";

/** One attempt to sign in, from a new address unless one is given. */
let addresses = 0;
function attempt(site: TestSite, name: string, password = "wrong horse", address = nextAddress()) {
	return site.visitor({ address }).post("/auth/login", { emailOrUsername: name, password });
}

function nextAddress(): string {
	addresses += 1;
	return `198.51.${addresses >> 8}.${addresses & 255}`;
}

function expectRefused(answer: Answer, retryAfterSeconds: number): void {
	expect(answer).toMatchObject({
		status: 429,
		body: {
			message: "Too many failed sign-in attempts. Please try again later.",
			code: "accounts/too-many-attempts",
		},
	});
	expect(answer.headers.get("Retry-After")).toBe(String(retryAfterSeconds));
}

onAnyDatabase((openSite) => {
	it("allows 10 wrong passwords for an account in 15 minutes, from any address", async () => {
		const site = await openSite();
		await site.player("ada");
		await site.player("bob");
		for (let n = 0; n < 10; n++) expect((await attempt(site, n % 2 ? "ada" : "ADA")).status).toBe(401);
		site.clock.advance(5 * MINUTE_MS);
		expectRefused(await attempt(site, "ada"), 10 * 60);
		expectRefused(await attempt(site, "ada", PASSWORD), 10 * 60);
		expect((await attempt(site, "bob", PASSWORD)).status).toBe(200);
		// Name and address share the account's limit, and the response does not show it.
		expect((await attempt(site, "ada@example.org", PASSWORD)).status).toBe(401);
		site.clock.advance(10 * MINUTE_MS);
		expect((await attempt(site, "ada", PASSWORD)).status).toBe(200);
	});

	it("treats a name and its address like those of two accounts", async () => {
		const site = await openSite();
		await site.player("ada");
		await site.player("bob");
		const answerFor = async (name: string) => {
			const { status, body, headers } = await attempt(site, name);
			return { status, body, wait: headers.get("Retry-After") };
		};
		for (const [first, linked, foreign] of [
			["ada", "ada@example.org", "bob@example.org"],
			["bob@example.org", "bob", "nobody"],
		] as const) {
			for (let n = 0; n < 11; n++) await attempt(site, first);
			for (let n = 0; n < 11; n++)
				expect(await answerFor(linked), `after ${n}`).toEqual(await answerFor(foreign));
			site.clock.advance(15 * MINUTE_MS);
		}
	});

	it("limits guesses for unknown names in the same way", async () => {
		const site = await openSite();
		for (let n = 0; n < 10; n++) expect((await attempt(site, n % 2 ? "Nobody" : "nobody")).status).toBe(401);
		expectRefused(await attempt(site, "NOBODY"), 15 * 60);
	});

	it("allows 50 wrong passwords from an address in 15 minutes, for any accounts", async () => {
		const site = await openSite();
		for (const name of ["ada", "bob", "cleo", "dan", "eve", "fay"]) await site.player(name);
		const address = nextAddress();
		await site.services.rateLimits.take(LIMITS.passwordsPerAddress, address, undefined, 45);
		for (const name of ["ada", "bob", "cleo", "dan", "eve"])
			expect((await attempt(site, name, "wrong horse", address)).status).toBe(401);
		expectRefused(await attempt(site, "fay", PASSWORD, address), 15 * 60);
		expect((await attempt(site, "fay", PASSWORD)).status).toBe(200);
		site.clock.advance(15 * MINUTE_MS);
		expect((await attempt(site, "fay", PASSWORD, address)).status).toBe(200);
	});

	it("does not count a correct password as a wrong one", async () => {
		const site = await openSite();
		await site.player("ada");
		const address = nextAddress();
		await site.services.rateLimits.take(LIMITS.passwordsPerAddress, address, undefined, 40);
		for (let n = 0; n < 10; n++) {
			expect((await attempt(site, "ada", PASSWORD, address)).status).toBe(200);
		}
		for (let n = 0; n < 10; n++) {
			expect((await attempt(site, "ada", "wrong horse", address)).status).toBe(401);
		}
	});

	it("also answers 429 over tRPC", async () => {
		const site = await openSite();
		await site.player("ada");
		for (let n = 0; n < 10; n++) await attempt(site, "ada");
		const response = await site.visitor().fetch("/api/trpc/accounts.login", {
			method: "POST",
			headers: { "Content-Type": "application/json" },
			body: JSON.stringify({ emailOrUsername: "ada", password: "x" }),
		});
		expect(response.status).toBe(429);
		expect(response.headers.get("Retry-After")).toBe(String(15 * 60));
	});

	it("is off when the setting says so", async () => {
		const site = await openSite({ settings: { rateLimits: false } });
		await site.player("ada");
		for (let n = 0; n < 12; n++) expect((await attempt(site, "ada")).status).toBe(401);
	});

	it("allows 60 sign-ins by a name in 15 minutes, correct or wrong", async () => {
		const site = await openSite();
		await site.player("ada");
		await site.services.rateLimits.take(LIMITS.signInsPerName, "name:ada", undefined, 58);
		for (let n = 0; n < 2; n++) expect((await attempt(site, "ada", PASSWORD)).status).toBe(200);
		expect(await attempt(site, "ada", PASSWORD)).toMatchObject({
			status: 429,
			body: { code: "accounts/too-many-sign-ins" },
		});
		site.clock.advance(15 * MINUTE_MS);
		expect((await attempt(site, "ada", PASSWORD)).status).toBe(200);
	});
});

onEachDatabase((openSite) => {
	it("counts simultaneous attempts, also at another process", async () => {
		const site = await openSite();
		await site.player("ada");
		const other = site.another();
		const answers = await Promise.all(
			Array.from({ length: 16 }, (_, n) => attempt(n % 2 ? site : other, "ada")),
		);
		expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
		expect(answers.filter(({ status }) => status === 429)).toHaveLength(6);
	});

	it("deletes counters whose window has passed", async () => {
		const site = await openSite();
		await attempt(site, "nobody");
		await site.settled();
		site.clock.advance(5 * MINUTE_MS);
		await attempt(site, "somebody");
		await site.settled();
		const counters = () => site.db.kysely.selectFrom("rate_limits").select("hits").execute();
		// Five for each attempt, and the site's one.
		expect(await counters()).toHaveLength(11);
		site.clock.advance(10 * MINUTE_MS);
		await site.services.rateLimits.sweep();
		expect(await counters()).toHaveLength(5);
	});

	it("keeps the 20 most recently used sessions of an account", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		for (let n = 0; n < 19; n++) {
			site.clock.advance(1000);
			await attempt(site, "ada", PASSWORD);
		}
		expect((await ada.get("/user/me")).status).toBe(200);
		site.clock.advance(1000);
		await attempt(site, "ada", PASSWORD);
		expect((await ada.get("/user/me")).status).toBe(401);
		expect(await site.db.kysely.selectFrom("sessions").select("id").execute()).toHaveLength(20);
	});
});
