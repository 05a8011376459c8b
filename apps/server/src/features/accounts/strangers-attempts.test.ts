import { expect, it } from "vitest";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import { takeMails, tokenIn } from "../../testing/take-mails.ts";
import { PASSWORD, type TestSite } from "../../testing/test-site.ts";
import { LIMITS } from "./accounts.limits.ts";

/** Tries wrong passwords by the player's name and address, and uses up the limit of the player's network. */
async function guess(site: TestSite) {
	const wrong = (emailOrUsername: string, address: string) =>
		site.visitor({ address }).post("/auth/login", { emailOrUsername, password: "wrong horse" });
	for (let n = 0; n < 11; n++)
		for (const name of ["ada", "ada@example.org"]) await wrong(name, `198.51.100.${n}`);
	for (const limit of [LIMITS.passwordsPerAddress, LIMITS.signInsPerAddress])
		await site.services.rateLimits.take(limit, "192.0.2.1", undefined, 300).catch(() => undefined);
}

onAnyDatabase((openSite) => {
	it("do not limit the owner's present session", async () => {
		const site = await openSite();
		const ada = await site.player("ada", { address: "192.0.2.1" });
		await guess(site);
		const login = { emailOrUsername: "ada", password: PASSWORD };
		expect((await ada.post("/auth/login", login)).status).toBe(429);
		const { accounts, profiles } = ada.api;
		await profiles.rename.mutate({ username: "ada-2" });
		await accounts.changeEmail.mutate({ email: "new@example.org", password: PASSWORD });
		await accounts.changePassword.mutate({ currentPassword: PASSWORD, password: "a new horse" });
		await accounts.deleteAccount.mutate({ password: "a new horse" });
	});

	it("are forgotten for name and address once the owner has set a password by mail", async () => {
		const site = await openSite();
		await site.player("ada");
		const wrong = (emailOrUsername: string) =>
			site.visitor().post("/auth/login", { emailOrUsername, password: "wrong horse" });
		for (let n = 0; n < 10; n++) for (const name of ["ada", "ada@example.org"]) await wrong(name);
		const { accounts } = site.visitor().api;
		await accounts.forgotPassword.mutate({ email: "ada@example.org" });
		const [mail] = await takeMails(site);
		await accounts.resetPassword.mutate({ token: tokenIn(mail), password: "a new horse" });
		for (const emailOrUsername of ["ADA", "Ada@example.org"]) {
			const login = { emailOrUsername, password: "a new horse" };
			expect((await site.visitor().post("/auth/login", login)).status).toBe(200);
		}
	});
});

onEachDatabase((openSite) => {
	it("to register show that a name or an address is taken, not whether both belong to one player", async () => {
		const site = await openSite();
		for (const name of ["ada", "bob"]) await site.player(name);
		const register = async (username: string) => {
			const account = { username, email: "ada@example.org", password: PASSWORD };
			const { status, body } = await site.visitor().post("/auth/register", account);
			return { status, body };
		};
		const answer = await register("ada");
		expect(answer).toMatchObject({ status: 409, body: { code: "accounts/email-taken" } });
		expect(await register("bob")).toEqual(answer);
	});
});
