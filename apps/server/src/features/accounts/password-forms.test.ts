import { hashSync } from "@node-rs/argon2";
import { expect, it } from "vitest";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
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

/** As a program that did not normalize has stored it. */
async function storeAsTyped(site: TestSite, password: string): Promise<void> {
	const password_hash = hashSync(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
	await site.db.kysely.updateTable("users").set({ password_hash }).execute();
}

const storedHash = async (site: TestSite) =>
	(await site.db.kysely.selectFrom("users").select("password_hash").executeTakeFirstOrThrow()).password_hash;

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

	it("accepts a password stored as it was typed, and stores it in the usual form", async () => {
		const [, one, other] = FORMS[0];
		const site = await openSite();
		const ada = await site.player("ada");
		await storeAsTyped(site, other);
		const before = await storedHash(site);
		expect(await signIn(site, `${other}!`)).toBe(401);
		expect(await storedHash(site)).toBe(before);
		// The password was hashed twice, and the one session is as good as before.
		expect(await signIn(site, other)).toBe(200);
		expect((await ada.get("/user/me")).status).toBe(200);
		const after = await storedHash(site);
		expect(after).not.toBe(before);
		for (const form of [one, other]) expect(await signIn(site, form)).toBe(200);
		expect(await storedHash(site)).toBe(after);
	});
});

onEachDatabase((openSite) => {
	it("lets two sign-ins at the same time replace the old form", async () => {
		const [, , typed] = FORMS[0];
		const site = await openSite();
		await site.player("ada");
		await storeAsTyped(site, typed);
		const other = site.another();
		const answers = await Promise.all([site, other, site, other].map((at) => signIn(at, typed)));
		expect(answers).toEqual([200, 200, 200, 200]);
	});
});
