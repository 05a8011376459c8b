import { hashSync } from "@node-rs/argon2";
import { expect, it } from "vitest";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import { takeMails, tokenIn } from "../../testing/take-mails.ts";
import { PASSWORD, type TestSite } from "../../testing/test-site.ts";

/** The same password as two keyboards send it. */
const FORMS = [
	["decomposed umlauts", "Größe über alles", "Größe über alles".normalize("NFD")],
	["Vietnamese", "mật khẩu của tôi", "mật khẩu của tôi".normalize("NFD")],
	["Hangul", "비밀번호열쇠", "비밀번호열쇠".normalize("NFD")],
	["full-width letters", "password123", "ｐａｓｓｗｏｒｄ１２３"],
	["ligatures", "office affair", "oﬃce aﬀair"],
	["half-width Katakana", "パスワード12", "ﾊﾟｽﾜｰﾄﾞ12"],
	["an Ångström sign and a superscript", "\u00c5ngström2", "\u212bngström²"],
] as const;

const signIn = async (site: TestSite, password: string, emailOrUsername = "ada") =>
	(await site.visitor().post("/auth/login", { emailOrUsername, password })).status;

/** As a release that did not normalize has stored it. */
async function storeAsTyped(site: TestSite, password: string): Promise<void> {
	const password_hash = hashSync(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
	await site.db.kysely.updateTable("users").set({ password_hash }).execute();
}

const storedHash = async (site: TestSite) =>
	(await site.db.kysely.selectFrom("users").select("password_hash").executeTakeFirstOrThrow()).password_hash;

onAnyDatabase((openSite) => {
	it.each(FORMS)("%s are the same password in either form, wherever one is typed", async (_, one, other) => {
		for (const [first, second] of [
			[one, other],
			[other, one],
		] as const) {
			const site = await openSite();
			const ada = site.visitor();
			const account = { email: "ada@example.org", username: "ada", password: first };
			expect((await ada.post("/auth/register", account)).status).toBe(201);
			expect(await signIn(site, second)).toBe(200);
			const { accounts } = ada.api;
			await accounts.changeEmail.mutate({ email: "new@example.org", password: second });
			await accounts.changePassword.mutate({ currentPassword: second, password: "another one" });
			await accounts.forgotPassword.mutate({ email: "ada@example.org" });
			const link = (await takeMails(site)).find(({ kind }) => kind === "password-link");
			await accounts.resetPassword.mutate({ token: tokenIn(link), password: second });
			expect(await signIn(site, first)).toBe(200);
			expect(await signIn(site, `${first}!`)).toBe(401);
		}
	});

	it("counts a new password's length in the form that is compared", async () => {
		const site = await openSite();
		const register = (username: string, password: string) =>
			site.visitor().post("/auth/register", { email: `${username}@example.org`, username, password });
		const tooShort = { status: 400, body: { code: "accounts/password-too-short" } };
		expect(await register("ada", "éàü".normalize("NFD"))).toMatchObject(tooShort);
		expect(await register("ada", "한글".normalize("NFD"))).toMatchObject(tooShort);
		expect((await register("ada", "ﬃﬃ")).status).toBe(201);
		expect(await signIn(site, "ffiffi")).toBe(200);
	});

	it("takes no half of a surrogate pair for another, or for the sign that stands for it", async () => {
		const site = await openSite();
		const account = { email: "ada@example.org", username: "ada", password: "\ufffdsecret" };
		const refused = { status: 400, body: { code: "accounts/password-unreadable" } };
		for (const password of ["\ud800secret", "\udc00secret"])
			expect(await site.visitor().post("/auth/register", { ...account, password })).toMatchObject(refused);
		expect((await site.visitor().post("/auth/register", account)).status).toBe(201);
		for (const password of ["\ud800secret", "\udc00secret"]) expect(await signIn(site, password)).toBe(401);
		expect(await signIn(site, "\ufffdsecret")).toBe(200);
	});

	it("takes a password that is too long to be normalized quickly as it is", async () => {
		const site = await openSite();
		const password = "e\u0301".repeat(100_000);
		const account = { email: "ada@example.org", username: "ada", password };
		expect((await site.visitor().post("/auth/register", account)).status).toBe(201);
		expect(await signIn(site, password)).toBe(200);
	});
});

onEachDatabase((openSite) => {
	it.each(FORMS)(
		"%s stored as they were typed are accepted, and stored in the usual form",
		async (_, one, other) => {
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
		},
	);

	it("accepts the old form when it confirms a change too", async () => {
		const [, , typed] = FORMS[0];
		const site = await openSite();
		const { accounts } = (await site.player("ada")).api;
		await storeAsTyped(site, typed);
		const wrong = accounts.changeEmail.mutate({ email: "new@example.org", password: "wrong" });
		expect(await refusal(wrong)).toMatchObject({ code: "accounts/wrong-password" });
		await accounts.changePassword.mutate({ currentPassword: typed, password: PASSWORD });
		expect(await signIn(site, PASSWORD)).toBe(200);
	});

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
