import { DAY_MS, HOUR_MS, MINUTE_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import type { Browser } from "../../testing/browser.ts";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import { takeMails, tokenIn } from "../../testing/take-mails.ts";
import { PASSWORD, type TestSite } from "../../testing/test-site.ts";
import { LIMITS } from "./accounts.limits.ts";
import { giveNewPassword } from "./give-new-password.ts";

const COOKIE = "hilo_browsers";
const NAMES = ["ada", "ada@example.org"];
const OWNER = { address: "192.0.2.1" };

let strangers = 0;
function stranger(site: TestSite): Browser {
	strangers += 1;
	return site.visitor({ address: `198.51.100.${strangers & 255}` });
}

const signIn = async (browser: Browser, emailOrUsername = "ada", password = PASSWORD) =>
	(await browser.post("/auth/login", { emailOrUsername, password })).status;

/** Uses up the tries by name and by address, as strangers' wrong passwords do. */
async function lockOut({ services }: TestSite, names: readonly string[] = NAMES): Promise<void> {
	for (const name of names) {
		const subject = name.includes("@") ? `email:${name}` : `name:${name}`;
		await services.limits.take(LIMITS.passwordsPerName, subject, undefined, 10);
	}
}

/** A browser that has signed in to the account and out again. */
async function knownBrowser(site: TestSite, name = "ada"): Promise<Browser> {
	const browser = site.visitor(OWNER);
	expect(await signIn(browser, name)).toBe(200);
	await browser.post("/auth/logout");
	return browser;
}

/** Another browser with this cookie. */
function withCookie(site: TestSite, value: string | undefined): Browser {
	const browser = site.visitor({ address: "192.0.2.2" });
	browser.cookies.set(COOKIE, value ?? "");
	return browser;
}

onAnyDatabase((openSite) => {
	it("lets the owner sign in by name and address while strangers try, with ten wrong passwords of its own", async () => {
		const site = await openSite();
		await site.player("ada");
		const browser = await knownBrowser(site);
		await site.services.limits.take(LIMITS.passwordsPerAddress, OWNER.address, undefined, 50);
		for (const name of NAMES) for (let n = 0; n < 11; n++) await signIn(stranger(site), name, "wrong horse");
		for (const name of NAMES) expect(await signIn(site.visitor(OWNER), name)).toBe(429);
		for (const name of [...NAMES, "ADA"]) {
			expect(await signIn(browser, name)).toBe(200);
			await browser.post("/auth/logout");
		}
		for (let n = 0; n < 10; n++) expect(await signIn(browser, NAMES[n % 2], "wrong horse")).toBe(401);
		for (const name of NAMES) expect(await signIn(browser, name)).toBe(429);
		// A copy of its cookie has no tries of its own.
		expect(await signIn(withCookie(site, browser.cookies.get(COOKIE)))).toBe(429);
		site.clock.advance(15 * MINUTE_MS);
		await lockOut(site);
		expect(await signIn(browser)).toBe(200);
	});

	it("is known by a cookie that names no account and no script reads", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const browser = site.visitor(OWNER);
		await signIn(browser);
		const line = browser.setCookies.find((text) => text.startsWith(COOKIE)) ?? "";
		expect(line).toMatch(/; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
		for (const text of ["ada", ada.id, "@"]) expect(line).not.toContain(text);
	});

	it("counts by the account's limits with a cookie that is forged, another account's or too old", async () => {
		const site = await openSite();
		for (const name of ["ada", "bob"]) await site.player(name);
		const value = (await knownBrowser(site)).cookies.get(COOKIE) ?? "";
		const bobs = (await knownBrowser(site, "bob")).cookies.get(COOKIE);
		const [id = "", at = "", mac = ""] = value.split(".");
		const swapped = `${mac.slice(1)}${mac[0]}`;
		const forged = [`${id}.${at}.${swapped}`, `${id.slice(1)}A.${at}.${mac}`, `${id}.${at}0.${mac}`];
		await lockOut(site);
		for (const text of [...forged, bobs, "", "~", "%", "a.b.c", `${id}.${at}`, "x".repeat(5000)])
			expect(await signIn(withCookie(site, text)), String(text)).toBe(429);
		// A neighbouring site can set a cookie of the same name.
		expect(await signIn(withCookie(site, `junk; ${COOKIE}=${value}`))).toBe(200);
		site.clock.advance(400 * DAY_MS);
		await lockOut(site);
		expect(await signIn(withCookie(site, value))).toBe(429);
	});

	it("is known to the last five accounts that signed in", async () => {
		const site = await openSite();
		const names = ["ada", "bob", "cleo", "dan", "eve", "fay"];
		for (const name of names) await site.player(name);
		const browser = site.visitor(OWNER);
		for (const name of [...names, ...names.slice(1)]) {
			await signIn(browser, name);
			await browser.post("/auth/logout");
		}
		expect(browser.cookies.get(COOKIE)?.split("~")).toHaveLength(5);
		await lockOut(site, names);
		expect(await signIn(browser, "ada")).toBe(429);
		for (const name of names.slice(1)) expect(await signIn(browser, name), name).toBe(200);
	});

	it("may ask for password mails after strangers have used up those of the address and the network", async () => {
		const site = await openSite();
		await site.player("ada");
		const browser = await knownBrowser(site);
		const ask = (from: Browser, email = "ada@example.org") =>
			from.api.accounts.forgotPassword.mutate({ email });
		const network = site.visitor(OWNER);
		for (let n = 0; n < 20; n++) await ask(network, n < 5 ? undefined : `${n}@example.org`);
		await takeMails(site);
		for (const from of [network, stranger(site)])
			expect(await refusal(ask(from))).toMatchObject({ code: "accounts/too-many-password-mails" });
		for (let n = 0; n < 5; n++) await ask(browser);
		expect(await takeMails(site)).toHaveLength(5);
		expect(await refusal(ask(browser))).toMatchObject({ code: "accounts/too-many-password-mails" });
		expect(await refusal(ask(browser, "bob@example.org"))).toMatchObject({ status: 429 });
	});

	it("shares the account's sign-ins and password mails with all browsers that know it", async () => {
		const site = await openSite();
		const { id } = await site.player("ada");
		const [first, second] = [await knownBrowser(site), await knownBrowser(site)];
		const { limits } = site.services;
		await limits.take(LIMITS.passwordMailsOfKnown, id, undefined, 4);
		const ask = (from: Browser) => from.api.accounts.forgotPassword.mutate({ email: "ada@example.org" });
		await ask(first);
		expect(await takeMails(site)).toHaveLength(1);
		for (const browser of [first, second])
			expect(await refusal(ask(browser))).toMatchObject({ code: "accounts/too-many-password-mails" });
		await limits.take(LIMITS.signInsOfKnown, id, undefined, 59);
		expect(await signIn(first)).toBe(200);
		first.cookies.delete("hilo_session");
		for (const browser of [first, second]) expect(await signIn(browser)).toBe(429);
	});

	it("finds a working link in the mailbox for as long as it may ask for no other", async () => {
		const site = await openSite();
		await site.player("ada");
		const ask = () => stranger(site).api.accounts.forgotPassword.mutate({ email: "ada@example.org" });
		for (let n = 0; n < 5; n++) await ask();
		site.clock.advance(HOUR_MS - 1);
		expect(await refusal(ask())).toMatchObject({ status: 429 });
		const [mail] = await takeMails(site);
		const browser = site.visitor(OWNER);
		await browser.api.accounts.resetPassword.mutate({ token: tokenIn(mail), password: "a new horse" });
		// The mailed link was opened in this browser, so strangers can't lock it out again.
		await lockOut(site);
		expect(await signIn(browser, "ada", "a new horse")).toBe(200);
	});

	it("is not made of a stolen session, whose thief ends others and signs out", async () => {
		const site = await openSite();
		const thief = await site.player("ada");
		await thief.api.accounts.endOtherSessions.mutate();
		await thief.api.accounts.endSession.mutate({ id: "another" });
		await thief.post("/auth/logout");
		expect(thief.cookies.size).toBe(0);
	});

	it.each(["changePassword", "endOtherSessions", "endSession"] as const)(
		"is forgotten with the owner's %s in another browser, which stays known",
		async (way) => {
			const site = await openSite();
			await site.player("ada");
			const lost = await knownBrowser(site);
			site.clock.advance(1);
			const present = site.visitor(OWNER);
			await signIn(present);
			const { accounts } = present.api;
			const password = way === "changePassword" ? "a new horse" : PASSWORD;
			if (way === "changePassword")
				await accounts.changePassword.mutate({ currentPassword: PASSWORD, password });
			else if (way === "endOtherSessions") await accounts.endOtherSessions.mutate();
			else await accounts.endSession.mutate({ id: "another" });
			present.cookies.delete("hilo_session");
			await lockOut(site);
			expect(await signIn(lost, "ada", password)).toBe(429);
			expect(await signIn(present, "ada", password)).toBe(200);
		},
	);
});

onEachDatabase((openSite) => {
	it.each(["operator", "administrator"] as const)("is forgotten by the %s", async (who) => {
		const site = await openSite();
		const ada = await site.player("ada");
		const admin = await site.player("boss", { isAdmin: true });
		const browser = await knownBrowser(site);
		site.clock.advance(1);
		let password = PASSWORD;
		if (who === "operator") password = await giveNewPassword(site.operator, { username: "ada" });
		else await admin.api.admin.endSessions.mutate({ userId: ada.id });
		await lockOut(site);
		expect(await signIn(browser, "ada", password)).toBe(429);
	});

	it("counts simultaneous attempts of one browser, also at another process", async () => {
		const site = await openSite();
		await site.player("ada");
		const browser = await knownBrowser(site);
		const other = withCookie(site.another(), browser.cookies.get(COOKIE));
		const answers = await Promise.all(
			Array.from({ length: 16 }, (_, n) => signIn(n % 2 ? browser : other, "ada", "wrong horse")),
		);
		expect(answers.filter((status) => status === 401)).toHaveLength(10);
		expect(answers.filter((status) => status === 429)).toHaveLength(6);
	});
});
