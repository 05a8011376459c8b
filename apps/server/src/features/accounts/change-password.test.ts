import { expect, it } from "vitest";
import { mailed } from "../../testing/mailed.ts";
import { refusal } from "../../testing/refusal.ts";
import { onEachDatabase } from "../../testing/sites.ts";
import { PASSWORD } from "../../testing/test-site.ts";

const change = { currentPassword: PASSWORD, password: "a new horse" };
const WRONG = {
	status: 403,
	code: "accounts/wrong-password",
	message: "Your current password is incorrect",
};

onEachDatabase((openSite) => {
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
		expect(await mailed(site)).toMatchObject([{ kind: "password-changed", to: "ada@example.org" }]);
	});

	it("takes the current password, and counts wrong ones with those of signing in", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const attempt = (currentPassword: string) =>
			ada.api.accounts.changePassword.mutate({ ...change, currentPassword });
		for (let n = 0; n < 5; n++) {
			expect(await refusal(attempt("wrong horse"))).toEqual(WRONG);
			const wrong = { emailOrUsername: "ada", password: "wrong horse" };
			expect((await site.visitor().post("/auth/login", wrong)).status).toBe(401);
		}
		expect(await refusal(attempt(PASSWORD))).toMatchObject({
			status: 429,
			code: "accounts/too-many-attempts",
		});
		site.clock.advance(15 * 60_000);
		await attempt(PASSWORD);
		expect(await mailed(site)).toHaveLength(1);
	});

	it("holds the new one to the rules, and is for players", async () => {
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
