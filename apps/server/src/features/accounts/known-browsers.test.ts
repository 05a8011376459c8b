import { DAY_MS, HOUR_MS, MINUTE_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import type { Browser } from "../../testing/browser.ts";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import { takeMails, tokenIn } from "../../testing/take-mails.ts";
import { PASSWORD, type TestSite } from "../../testing/test-site.ts";
import { giveNewPassword } from "./give-new-password.ts";

const COOKIE = "hilo_browsers";
const NAMES = ["ada", "ada@example.org"];
const OWNER = { address: "192.0.2.1" };

let strangers = 0;
function stranger(site: TestSite): Browser {
	strangers += 1;
	return site.visitor({ address: `198.51.${strangers >> 8}.${strangers & 255}` });
}

const signIn = async (browser: Browser, emailOrUsername = "ada", password = PASSWORD) =>
	(await browser.post("/auth/login", { emailOrUsername, password })).status;

/** Strangers use up the tries by name, by address and of the account. */
async function lockOut(site: TestSite, names = NAMES): Promise<void> {
	for (const name of names) for (let n = 0; n < 11; n++) await signIn(stranger(site), name, "wrong horse");
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
		for (let n = 0; n < 50; n++) await signIn(site.visitor(OWNER), `nobody-${n}`, "wrong horse");
		await lockOut(site);
		for (const name of NAMES) expect(await signIn(site.visitor(OWNER), name)).toBe(429);
		for (const name of [...NAMES, "ADA"]) {
			expect(await signIn(browser, name)).toBe(200);
			await browser.post("/auth/logout");
		}
		for (let n = 0; n < 10; n++) expect(await signIn(browser, NAMES[n % 2], "wrong horse")).toBe(401);
		for (const name of NAMES) expect(await signIn(browser, name)).toBe(429);
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
		const proxied = await openSite({ settings: { publicUrl: "https://hilo.test" } });
		await proxied.player("ada");
		const secure = proxied.visitor({ origin: "https://hilo.test" });
		await signIn(secure);
		expect(secure.setCookies.find((text) => text.startsWith(COOKIE))).toContain("; Secure");
	});

	it("counts by the account's limits with a cookie that is forged, another account's or too old", async () => {
		const site = await openSite();
		for (const name of ["ada", "bob"]) await site.player(name);
		const value = (await knownBrowser(site)).cookies.get(COOKIE) ?? "";
		const bobs = (await knownBrowser(site, "bob")).cookies.get(COOKIE);
		const [id = "", at = "", mac = ""] = value.split(".");
		const swapped = `${mac.slice(1)}${mac[0]}`;
		const forged = [`${id}.${at}.${swapped}`, `${id.slice(1)}A.${at}.${mac}`, `${id}.${at}0.${mac}`];
		for (const text of [...forged, bobs, "", "~", "%", "a.b.c", `${id}.${at}`, "x".repeat(5000)]) {
			await lockOut(site);
			expect(await signIn(withCookie(site, text)), String(text)).toBe(429);
			site.clock.advance(15 * MINUTE_MS);
		}
		await lockOut(site);
		// A neighbouring site can set a cookie of the same name.
		expect(await signIn(withCookie(site, `junk; ${COOKIE}=${value}`))).toBe(200);
		site.clock.advance(400 * DAY_MS);
		await lockOut(site);
		expect(await signIn(withCookie(site, value))).toBe(429);
	});

	it("shares its tries with a copy of its cookie", async () => {
		const site = await openSite();
		await site.player("ada");
		const value = (await knownBrowser(site)).cookies.get(COOKIE);
		await lockOut(site);
		for (let n = 0; n < 10; n++)
			expect(await signIn(withCookie(site, value), "ada", "wrong horse")).toBe(401);
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
		await site.player("ada");
		const [first, second] = [await knownBrowser(site), await knownBrowser(site)];
		const ask = (from: Browser) => from.api.accounts.forgotPassword.mutate({ email: "ada@example.org" });
		for (let n = 0; n < 5; n++) await ask(n % 2 ? first : second);
		expect(await takeMails(site)).toHaveLength(5);
		for (const browser of [first, second])
			expect(await refusal(ask(browser))).toMatchObject({ code: "accounts/too-many-password-mails" });
		const signInAgain = (browser: Browser) => {
			browser.cookies.delete("hilo_session");
			return signIn(browser);
		};
		for (let n = 0; n < 60; n++) expect(await signInAgain(n % 2 ? first : second)).toBe(200);
		for (const browser of [first, second]) expect(await signInAgain(browser)).toBe(429);
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
});

onEachDatabase((openSite) => {
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
