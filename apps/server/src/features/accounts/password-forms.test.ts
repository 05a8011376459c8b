import { expect, it } from "vitest";
import { onAnyDatabase } from "../../testing/sites.ts";
import { takeMails, tokenIn } from "../../testing/take-mails.ts";
import type { TestSite } from "../../testing/test-site.ts";

/** The same password as two keyboards send it. */
const FORMS = [
	["decomposed umlauts", "Größe über alles", "Größe über alles".normalize("NFD")],
	["Hangul", "비밀번호열쇠", "비밀번호열쇠".normalize("NFD")],
	["full-width letters", "password123", "ｐａｓｓｗｏｒｄ１２３"],
] as const;

const signIn = async (site: TestSite, password: string, emailOrUsername = "ada") =>
	(await site.visitor().post("/auth/login", { emailOrUsername, password })).status;

onAnyDatabase((openSite) => {
	it.each(FORMS)("%s are the same password in either form, wherever one is typed", async (_, one, other) => {
		const site = await openSite();
		const ada = site.visitor();
		const account = { email: "ada@example.org", username: "ada", password: one };
		expect((await ada.post("/auth/register", account)).status).toBe(201);
		expect(await signIn(site, other)).toBe(200);
		const { accounts } = ada.api;
		await accounts.changeEmail.mutate({ email: "new@example.org", password: other });
		await accounts.changePassword.mutate({ currentPassword: other, password: "another one" });
		await accounts.forgotPassword.mutate({ email: "ada@example.org" });
		const link = (await takeMails(site)).find(({ kind }) => kind === "password-link");
		await accounts.resetPassword.mutate({ token: tokenIn(link), password: other });
		expect(await signIn(site, one)).toBe(200);
		expect(await signIn(site, `${one}!`)).toBe(401);
	});

	it("takes a password that is too long to be normalized quickly as it is", async () => {
		const site = await openSite();
		const password = "e\u0301".repeat(100_000);
		const account = { email: "ada@example.org", username: "ada", password };
		expect((await site.visitor().post("/auth/register", account)).status).toBe(201);
		expect(await signIn(site, password)).toBe(200);
	});
});
