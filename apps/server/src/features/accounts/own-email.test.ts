import { DAY_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import { linkIn, takeMails, tokenIn } from "../../testing/take-mails.ts";
import { PASSWORD, type Player, type TestSite } from "../../testing/test-site.ts";

const change = { email: "new@example.org", password: PASSWORD };

const emailOf = async (player: Player) => (await player.api.me.get.query()).user?.email;

/** Gives the token from the mail to the new address. */
async function askFor(site: TestSite, player: Player, email = change.email): Promise<string> {
	await player.api.accounts.changeEmail.mutate({ ...change, email });
	return tokenIn((await takeMails(site)).find(({ kind }) => kind === "confirm-email"));
}

const confirm = (site: TestSite, token: string) => site.visitor().api.accounts.confirmEmail.mutate({ token });

const SMTP = { settings: { smtpUrl: "smtp://127.0.0.1:2525" } };
const ADA = { email: "ada@example.org", username: "ada", password: PASSWORD };

async function register(site: TestSite) {
	const browser = site.visitor();
	await browser.api.accounts.register.mutate(ADA);
	const isVerified = async () => (await browser.api.me.get.query()).user?.isEmailVerified;
	return { browser, isVerified, mails: await takeMails(site) };
}

onEachDatabase((openSite) => {
	it("replaces the address when the new one is confirmed, and notifies the old one", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const tag = async () => (await ada.get("/user/me")).headers.get("ETag");
		const before = await tag();
		await ada.api.accounts.changeEmail.mutate({ ...change, email: " New@example.org " });
		const mails = await takeMails(site);
		expect(mails.map(({ kind, to }) => [kind, to])).toEqual([
			["confirm-email", "New@example.org"],
			["email-changing", "ada@example.org"],
		]);
		expect(mails[1]?.text).toContain("New@example.org");
		expect(linkIn(mails[0]).pathname).toBe("/confirm-email");
		expect(mails[1]?.text).not.toContain(tokenIn(mails[0]));
		expect(await emailOf(ada)).toBe("ada@example.org");
		expect(await tag()).toBe(before);

		// From another browser, where the mail is read.
		expect(await confirm(site, tokenIn(mails[0]))).toEqual({ email: "New@example.org" });
		expect(await emailOf(ada)).toBe("New@example.org");
		expect(await tag()).not.toBe(before);
		const login = (emailOrUsername: string) =>
			site.visitor().post("/auth/login", { emailOrUsername, password: PASSWORD });
		expect((await login("new@example.org")).status).toBe(200);
		expect((await login("ada@example.org")).status).toBe(401);
		expect(await refusal(confirm(site, tokenIn(mails[0])))).toMatchObject({ code: "accounts/link-invalid" });
	});

	it("refuses an address in use, at the request and at the confirmation", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		await site.player("bob");
		const TAKEN = { status: 409, message: "Email is already in use" };
		const ask = (email: string) => ada.api.accounts.changeEmail.mutate({ ...change, email });
		expect(await refusal(ask("BOB@example.org"))).toMatchObject(TAKEN);
		expect(await refusal(ask("ada@example.org"))).toMatchObject({ code: "accounts/email-same" });
		const token = await askFor(site, ada, "eve@example.org");
		await site.player("eve");
		expect(await refusal(confirm(site, token))).toMatchObject(TAKEN);
		expect(await emailOf(ada)).toBe("ada@example.org");
	});

	it("verifies an address from registration on, by a link that works once and in any browser", async () => {
		const site = await openSite(SMTP);
		const { browser, isVerified, mails } = await register(site);
		expect(mails.map(({ kind, to }) => [kind, to])).toEqual([["verify-email", "ada@example.org"]]);
		expect(await isVerified()).toBe(false);
		// An unverified address blocks only invitations by address.
		expect(
			(await site.visitor().post("/auth/login", { emailOrUsername: "ada", password: PASSWORD })).status,
		).toBe(200);
		expect(await confirm(site, tokenIn(mails[0]))).toEqual({ email: "ada@example.org" });
		expect(await isVerified()).toBe(true);
		expect(await refusal(confirm(site, tokenIn(mails[0])))).toMatchObject({ code: "accounts/link-invalid" });
		expect(await refusal(browser.api.accounts.sendVerification.mutate())).toMatchObject({
			status: 409,
			code: "accounts/email-verified-already",
		});
	});
});

onAnyDatabase((openSite) => {
	it("ends the links that went to the old address", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		await site.visitor().api.accounts.forgotPassword.mutate({ email: "ada@example.org" });
		const old = tokenIn((await takeMails(site))[0]);
		await confirm(site, await askFor(site, ada));
		const call = site.visitor().api.accounts.resetPassword.mutate({ token: old, password: "a new horse" });
		expect(await refusal(call)).toMatchObject({ code: "accounts/link-invalid" });
	});

	it("keeps the link valid for a day, but ends it with a change of the password", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const late = await askFor(site, ada);
		site.clock.advance(24 * 60 * 60_000);
		expect(await refusal(confirm(site, late))).toMatchObject({ code: "accounts/link-invalid" });
		const token = await askFor(site, ada);
		await ada.api.accounts.changePassword.mutate({ currentPassword: PASSWORD, password: "a new horse" });
		expect(await refusal(confirm(site, token))).toMatchObject({ code: "accounts/link-invalid" });
		expect(await emailOf(ada)).toBe("ada@example.org");
	});

	it("allows 5 requests an hour, also for addresses in use", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		await site.player("bob");
		const ask = () => refusal(ada.api.accounts.changeEmail.mutate({ ...change, email: "bob@example.org" }));
		for (let n = 0; n < 5; n++) expect(await ask()).toMatchObject({ code: "accounts/email-taken" });
		expect(await ask()).toMatchObject({ status: 429, code: "accounts/too-many-mails" });
	});

	it("repeats a verification five times an hour, with links that are valid for a day", async () => {
		const site = await openSite(SMTP);
		const { browser, isVerified, mails } = await register(site);
		site.clock.advance(DAY_MS);
		expect(await refusal(confirm(site, tokenIn(mails[0])))).toMatchObject({ code: "accounts/link-invalid" });
		for (let n = 0; n < 5; n++) await browser.api.accounts.sendVerification.mutate();
		expect(await refusal(browser.api.accounts.sendVerification.mutate())).toMatchObject({
			status: 429,
			code: "accounts/too-many-mails",
		});
		const again = await takeMails(site);
		await confirm(site, tokenIn(again.at(-1)));
		expect(await isVerified()).toBe(true);
	});

	it("verifies a new address with its confirmation", async () => {
		const site = await openSite(SMTP);
		const { browser, isVerified, mails } = await register(site);
		await browser.api.accounts.changeEmail.mutate({ email: "new@example.org", password: PASSWORD });
		const change = (await takeMails(site)).find(({ kind }) => kind === "confirm-email");
		await confirm(site, tokenIn(change));
		expect(await isVerified()).toBe(true);
		// The link to the old address does not verify the new one.
		expect(await refusal(confirm(site, tokenIn(mails[0])))).toMatchObject({ code: "accounts/link-invalid" });
	});

	it("requires no verification when the site sends no mail", async () => {
		const site = await openSite();
		const { isVerified, mails } = await register(site);
		expect(mails).toEqual([]);
		expect(await isVerified()).toBe(true);
	});
});
