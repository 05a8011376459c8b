import { expect, it } from "vitest";
import { hashSecret } from "../../platform/system/ids.ts";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase } from "../../testing/sites.ts";
import { takeMails } from "../../testing/take-mails.ts";
import { PASSWORD } from "../../testing/test-site.ts";
import { LIMITS } from "./accounts.limits.ts";

const change = { currentPassword: PASSWORD, password: "a new horse" };
const WRONG = {
	status: 403,
	code: "accounts/wrong-password",
	message: "Your current password is incorrect",
};

onAnyDatabase((openSite) => {
	it("changes the password and ends all other sessions", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const phone = site.visitedBy(ada);
		await site.signIn(phone);
		const bob = await site.player("bob");
		await ada.api.accounts.changePassword.mutate(change);
		expect((await ada.get("/user/me")).status).toBe(200);
		expect((await phone.get("/user/me")).status).toBe(401);
		expect((await bob.get("/user/me")).status).toBe(200);
		const login = (password: string) =>
			site.visitor().post("/auth/login", { emailOrUsername: "ada", password });
		expect((await login(PASSWORD)).status).toBe(401);
		expect((await login(change.password)).status).toBe(200);
		expect(await takeMails(site)).toMatchObject([{ kind: "password-changed", to: "ada@example.org" }]);
	});

	it("requires the current password, and allows ten wrong ones per session in 15 minutes", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const attempt = (currentPassword: string, browser = ada) =>
			browser.api.accounts.changePassword.mutate({ ...change, currentPassword });
		for (let n = 0; n < 10; n++) expect(await refusal(attempt("wrong horse"))).toEqual(WRONG);
		const tooMany = { status: 429, code: "accounts/too-many-attempts" };
		expect(await refusal(attempt(PASSWORD))).toMatchObject(tooMany);
		// Another session of the owner is not blocked, nor is a new sign-in.
		const phone = site.visitedBy(ada);
		await site.signIn(phone);
		expect(await refusal(attempt("wrong horse", phone))).toEqual(WRONG);
		const login = { emailOrUsername: "ada", password: PASSWORD };
		expect((await site.visitor().post("/auth/login", login)).status).toBe(200);
		site.clock.advance(15 * 60_000);
		await attempt(PASSWORD);
		expect(await takeMails(site)).toHaveLength(1);
	});

	it("allows sixty correct passwords per session in 15 minutes", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const session = hashSecret(ada.cookies.get("hilo_session") ?? "");
		await site.services.rateLimits.take(LIMITS.ownPasswordChecks, session, undefined, 60);
		expect(await refusal(ada.api.accounts.changePassword.mutate(change))).toMatchObject({
			status: 429,
			code: "accounts/too-many-sign-ins",
		});
	});

	it("validates the new password, and refuses visitors", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const short = ada.api.accounts.changePassword.mutate({ ...change, password: "12345" });
		expect(await refusal(short)).toMatchObject({
			status: 400,
			message: "Password must be at least 6 characters long",
		});
		const empty = ada.api.accounts.changePassword.mutate({ ...change, currentPassword: "" });
		expect(await refusal(empty)).toMatchObject({ message: "Please fill in all required fields" });
		expect(await refusal(site.visitor().api.accounts.changePassword.mutate(change))).toMatchObject({
			status: 401,
		});
	});
});
