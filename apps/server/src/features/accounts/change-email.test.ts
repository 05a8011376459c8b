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
});
