import { DAY_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import { takeMails, tokenIn } from "../../testing/take-mails.ts";
import { PASSWORD, type TestSite } from "../../testing/test-site.ts";

const SMTP = { settings: { smtpUrl: "smtp://127.0.0.1:2525" } };
const ada = { email: "ada@example.org", username: "ada", password: PASSWORD };

async function register(site: TestSite) {
	const browser = site.visitor();
	await browser.api.accounts.register.mutate(ada);
	const isVerified = async () => (await browser.api.me.get.query()).user?.isEmailVerified;
	return { browser, isVerified, mails: await takeMails(site) };
}

const confirm = (site: TestSite, token: string) => site.visitor().api.accounts.confirmEmail.mutate({ token });

onEachDatabase((openSite) => {
	it("starts at registration, by a link that works once and in any browser", async () => {
		const site = await openSite(SMTP);
		const { browser, isVerified, mails } = await register(site);
		expect(mails.map(({ kind, to }) => [kind, to])).toEqual([["verify-email", "ada@example.org"]]);
		expect(await isVerified()).toBe(false);
		// An unverified address blocks only invitations by address.
		expect(
			(await site.visitor().post("/auth/login", { emailOrUsername: "ada", password: PASSWORD })).status,
		).toBe(200);
		const before = (await browser.get("/user/me")).headers.get("ETag");
		expect(await confirm(site, tokenIn(mails[0]))).toEqual({ email: "ada@example.org" });
		expect(await isVerified()).toBe(true);
		expect((await browser.get("/user/me")).headers.get("ETag")).not.toBe(before);
		expect(await refusal(confirm(site, tokenIn(mails[0])))).toMatchObject({ code: "accounts/link-invalid" });
		expect(await refusal(browser.api.accounts.sendVerification.mutate())).toMatchObject({
			status: 409,
			code: "accounts/email-verified-already",
		});
	});
});

onAnyDatabase((openSite) => {
	it("can be repeated five times an hour, with links that are valid for a day", async () => {
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

	it("comes with the confirmation of a new address", async () => {
		const site = await openSite(SMTP);
		const { browser, isVerified, mails } = await register(site);
		await browser.api.accounts.changeEmail.mutate({ email: "new@example.org", password: PASSWORD });
		const change = (await takeMails(site)).find(({ kind }) => kind === "confirm-email");
		await confirm(site, tokenIn(change));
		expect(await isVerified()).toBe(true);
		// The link to the old address does not verify the new one.
		expect(await refusal(confirm(site, tokenIn(mails[0])))).toMatchObject({ code: "accounts/link-invalid" });
	});

	it("is not required when the site sends no mail", async () => {
		const site = await openSite();
		const { isVerified, mails } = await register(site);
		expect(mails).toEqual([]);
		expect(await isVerified()).toBe(true);
	});
});
