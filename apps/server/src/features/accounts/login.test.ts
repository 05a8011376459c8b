import { MINUTE_MS } from "@hilo/rules/time/durations";
import { expect, it, vi } from "vitest";
import type { Answer } from "../../testing/browser.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import { takeMails, tokenIn } from "../../testing/take-mails.ts";
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
	expect(answer).toMatchObject({ status: 429, body: { code: "accounts/too-many-attempts" } });
	expect(answer.headers.get("Retry-After")).toBe(String(retryAfterSeconds));
}

const BAD = {
	status: 401,
	body: { message: "Invalid email, username or password", code: "accounts/bad-login" },
};

onAnyDatabase((openSite) => {
	it("signs in by name or address, in any case and Unicode form", async () => {
		const site = await openSite();
		const { id } = await site.player("Zoë");
		for (const name of ["ZOË", "zoe\u0308", " zoë ", "ZOË@EXAMPLE.ORG"]) {
			const answer = await attempt(site, name, PASSWORD);
			expect(answer, name).toMatchObject({ status: 200, body: { user: { _id: id, username: "Zoë" } } });
		}
	});

	it("gives the same response for a wrong password and an unknown account, after the same work", async () => {
		const site = await openSite();
		await site.player("ada");
		const verify = vi.spyOn(site.services.auth.passwords, "verify");
		const [wrong, unknown] = [await attempt(site, "ada"), await attempt(site, "nobody")];
		expect([wrong, unknown]).toMatchObject([BAD, BAD]);
		expect([...unknown.headers.keys()].sort()).toEqual([...wrong.headers.keys()].sort());
		// Without a hash, `verify` checks one of no known password.
		expect(verify.mock.calls.map(([hash]) => typeof hash)).toEqual(["string", "undefined"]);
		expect(await attempt(site, "ADA@example.org", PASSWORD.toUpperCase())).toMatchObject(BAD);
	});

	it("gives each browser its own session and ends its previous one", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const before = site.visitedBy(ada);
		await ada.post("/auth/login", { emailOrUsername: "ada", password: PASSWORD });
		expect((await ada.get("/user/me")).status).toBe(200);
		expect((await before.get("/user/me")).status).toBe(401);
	});

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

	it("allows 50 wrong passwords from an address in 15 minutes, for any accounts", async () => {
		const site = await openSite();
		for (const name of ["ada", "bob"]) await site.player(name);
		const address = nextAddress();
		await site.services.limits.take(LIMITS.passwordsPerAddress, address, undefined, 49);
		expect((await attempt(site, "ada", "wrong horse", address)).status).toBe(401);
		expectRefused(await attempt(site, "bob", PASSWORD, address), 15 * 60);
		expect((await attempt(site, "bob", PASSWORD)).status).toBe(200);
		site.clock.advance(15 * MINUTE_MS);
		expect((await attempt(site, "bob", PASSWORD, address)).status).toBe(200);
	});

	it("does not count a correct password as a wrong one", async () => {
		const site = await openSite();
		await site.player("ada");
		const address = nextAddress();
		await site.services.limits.take(LIMITS.passwordsPerAddress, address, undefined, 49);
		await site.services.limits.take(LIMITS.passwordsPerName, "name:ada", undefined, 9);
		for (let n = 0; n < 2; n++) expect((await attempt(site, "ada", PASSWORD, address)).status).toBe(200);
		expect((await attempt(site, "ada", "wrong horse", address)).status).toBe(401);
	});

	it("allows 60 sign-ins by a name in 15 minutes, correct or wrong", async () => {
		const site = await openSite();
		await site.player("ada");
		await site.services.limits.take(LIMITS.signInsPerName, "name:ada", undefined, 59);
		expect((await attempt(site, "ada", PASSWORD)).status).toBe(200);
		expect(await attempt(site, "ada", PASSWORD)).toMatchObject({
			status: 429,
			body: { code: "accounts/too-many-sign-ins" },
		});
		site.clock.advance(15 * MINUTE_MS);
		expect((await attempt(site, "ada", PASSWORD)).status).toBe(200);
	});

	it("does not limit the owner's present session by strangers' attempts", async () => {
		const site = await openSite();
		const ada = await site.player("ada", { address: "192.0.2.1" });
		for (let n = 0; n < 11; n++) for (const name of ["ada", "ada@example.org"]) await attempt(site, name);
		for (const limit of [LIMITS.passwordsPerAddress, LIMITS.signInsPerAddress])
			await site.services.limits.take(limit, "192.0.2.1", undefined, 300).catch(() => undefined);
		const login = { emailOrUsername: "ada", password: PASSWORD };
		expect((await ada.post("/auth/login", login)).status).toBe(429);
		const { accounts, profiles } = ada.api;
		await profiles.rename.mutate({ username: "ada-2" });
		await accounts.changeEmail.mutate({ email: "new@example.org", password: PASSWORD });
		await accounts.changePassword.mutate({ currentPassword: PASSWORD, password: "a new horse" });
		await accounts.deleteAccount.mutate({ password: "a new horse" });
	});

	it("forgets wrong attempts by name and address once the owner has set a password by mail", async () => {
		const site = await openSite();
		await site.player("ada");
		for (let n = 0; n < 10; n++) for (const name of ["ada", "ada@example.org"]) await attempt(site, name);
		const { accounts } = site.visitor().api;
		await accounts.forgotPassword.mutate({ email: "ada@example.org" });
		const [mail] = await takeMails(site);
		await accounts.resetPassword.mutate({ token: tokenIn(mail), password: "a new horse" });
		for (const name of ["ADA", "Ada@example.org"])
			expect((await attempt(site, name, "a new horse")).status).toBe(200);
	});
});

onEachDatabase((openSite) => {
	it("refuses malformed names quickly", async () => {
		const site = await openSite();
		const long = Array.from({ length: 9000 }, (_, n) =>
			String.fromCodePoint(0x4e00 + ((n * 7919) % 20_000)),
		).join("");
		// Unicode normalisation sorts combining marks, so many of them would block the process.
		const marked = `a${"\u0301\u0316".repeat(100_000)}`;
		for (const name of [long, marked, "a\u0000da", "\ud800", "%' or 1=1 --"])
			expect([400, 401]).toContain((await attempt(site, name)).status);
	});

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
});
