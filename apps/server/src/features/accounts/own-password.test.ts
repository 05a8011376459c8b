import { expect, it, vi } from "vitest";
import { hashSecret } from "../../platform/system/ids.ts";
import { BeforeTransaction } from "../../testing/before-transaction.ts";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import { storedContent } from "../../testing/stored-content.ts";
import { takeMails, tokenIn } from "../../testing/take-mails.ts";
import { PASSWORD, type TestSite } from "../../testing/test-site.ts";
import { LIMITS } from "./accounts.limits.ts";
import { giveNewPassword } from "./give-new-password.ts";

const change = { currentPassword: PASSWORD, password: "a new horse" };
const WRONG = { status: 403, code: "accounts/wrong-password" };

const signIn = async (site: TestSite, password = PASSWORD) =>
	(await site.visitor().post("/auth/login", { emailOrUsername: "ada", password })).status;

/** Sets another password, which ends all of ada's sessions and links. */
const rescue = (site: TestSite) => giveNewPassword(site.operator, { username: "ada" });

/** Runs `work` just ahead of the next transaction, and not ahead of its own. */
function interruptNext(beforeTransaction: BeforeTransaction, work: () => Promise<unknown>): void {
	beforeTransaction.action = () => {
		beforeTransaction.action = async () => {};
		return work();
	};
}

/** Runs `work` between the password check and the new session. */
function beforeSession({ services }: TestSite, work: () => Promise<unknown>): void {
	const { sessions } = services.auth;
	const createSession = sessions.createSession.bind(sessions);
	vi.spyOn(sessions, "createSession").mockImplementationOnce(async (...session) => {
		await work();
		return createSession(...session);
	});
}

const sessionsOf = (site: TestSite) => site.db.kysely.selectFrom("sessions").select("id").execute();

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
		expect([await signIn(site), await signIn(site, change.password)]).toEqual([401, 200]);
		expect(await takeMails(site)).toMatchObject([{ kind: "password-changed", to: "ada@example.org" }]);
	});

	it("sets a password that the operator asks for, stored nowhere, and ends all sessions of that user", async () => {
		const site = await openSite();
		const [ada, bob] = [await site.player("ada"), await site.player("bob")];
		const password = await giveNewPassword(site.operator, { username: "Ada" });
		expect(await storedContent(site.db)).not.toContain(password);
		expect((await ada.get("/user/me")).status).toBe(401);
		expect((await bob.get("/user/me")).status).toBe(200);
		expect([await signIn(site), await signIn(site, password)]).toEqual([401, 200]);
		const log = await site.db.kysely.selectFrom("audit_log").selectAll().orderBy("id").execute();
		expect(log).toMatchObject([{ actor_kind: "operator", action: "user.new-password", subject_id: ada.id }]);
	});

	it("needs the current password, as a new address and a deletion do: ten wrong ones per session in 15 minutes", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const attempts = (currentPassword: string, { api: { accounts } } = ada) => [
			() => accounts.changePassword.mutate({ ...change, currentPassword }),
			() => accounts.changeEmail.mutate({ email: "new@example.org", password: currentPassword }),
			() => accounts.deleteAccount.mutate({ password: currentPassword }),
		];
		for (let n = 0; n < 10; n++)
			expect(await refusal(attempts("wrong horse")[n % 3]?.() ?? Promise.resolve())).toMatchObject(WRONG);
		for (const attempt of attempts(PASSWORD))
			expect(await refusal(attempt())).toMatchObject({ status: 429, code: "accounts/too-many-attempts" });
		// Another session of the owner is not blocked, nor is a new sign-in.
		const phone = site.visitedBy(ada);
		await site.signIn(phone);
		for (const attempt of attempts("wrong horse", phone))
			expect(await refusal(attempt())).toMatchObject(WRONG);
		expect(await signIn(site)).toBe(200);
		expect(await takeMails(site)).toEqual([]);
		site.clock.advance(15 * 60_000);
		await ada.api.accounts.changePassword.mutate(change);
	});

	it("allows sixty correct passwords per session in 15 minutes", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const session = hashSecret(ada.cookies.get("hilo_session") ?? "");
		await site.services.limits.take(LIMITS.ownPasswordChecks, session, undefined, 60);
		expect(await refusal(ada.api.accounts.changePassword.mutate(change))).toMatchObject({
			status: 429,
			code: "accounts/too-many-sign-ins",
		});
	});

	it("ends every mailed link when the operator sets a new password", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		await site.visitor().api.accounts.forgotPassword.mutate({ email: "ada@example.org" });
		await ada.api.accounts.changeEmail.mutate({ email: "thief@example.org", password: PASSWORD });
		const mails = await takeMails(site);
		const token = (kind: string) => tokenIn(mails.find((mail) => mail.kind === kind));
		await rescue(site);
		const { accounts } = site.visitor().api;
		for (const call of [
			() => accounts.resetPassword.mutate({ token: token("password-link"), password: "a thief's horse" }),
			() => accounts.confirmEmail.mutate({ token: token("confirm-email") }),
		])
			expect(await refusal(call())).toMatchObject({ code: "accounts/link-invalid" });
	});

	it("opens no session for an account whose deletion is requested at the same moment", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		beforeSession(site, () => ada.api.accounts.deleteAccount.mutate({ password: PASSWORD }));
		expect(await signIn(site)).toBe(401);
		expect(await sessionsOf(site)).toEqual([]);
		expect(await signIn(site)).toBe(200);
	});

	it("does not cancel a deletion by a sign-in with an outdated password", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		await ada.api.accounts.deleteAccount.mutate({ password: PASSWORD });
		beforeSession(site, () => rescue(site));
		expect(await signIn(site)).toBe(401);
		const users = site.db.kysely.selectFrom("users").select("deletion_due_at");
		expect((await users.executeTakeFirst())?.deletion_due_at).not.toBeNull();
	});

	it("refuses a password change and a deletion once another password is set", async () => {
		const beforeTransaction = new BeforeTransaction();
		const site = await openSite({ wrapDatabase: beforeTransaction.wrap });
		const ada = await site.player("ada");
		interruptNext(beforeTransaction, () => rescue(site));
		expect(await refusal(ada.api.accounts.changePassword.mutate(change))).toMatchObject(WRONG);
		expect(await signIn(site, change.password)).toBe(401);
		const bob = await site.player("bob");
		interruptNext(beforeTransaction, () => giveNewPassword(site.operator, { username: "bob" }));
		expect(await refusal(bob.api.accounts.deleteAccount.mutate({ password: PASSWORD }))).toMatchObject(WRONG);
		expect((await site.visitor().get(`/user/profile/${bob.id}`)).status).toBe(200);
	});

	it("mails no link to another address once another password is set", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const { limits } = site.services;
		const take = limits.take;
		vi.spyOn(limits, "take").mockImplementation(async (limit, subject) => {
			if (limit.name === "email") await rescue(site);
			return take(limit, subject);
		});
		const newAddress = { email: "thief@example.org", password: PASSWORD };
		expect(await refusal(ada.api.accounts.changeEmail.mutate(newAddress))).toMatchObject(WRONG);
		expect(await takeMails(site)).toEqual([]);
	});
});

onEachDatabase((openSite) => {
	it("opens no session once another password is set, however late the sign-in is", async () => {
		const site = await openSite();
		await site.player("ada");
		beforeSession(site, () => rescue(site));
		const thief = site.visitor();
		const login = { emailOrUsername: "ada", password: PASSWORD };
		expect(await thief.post("/auth/login", login)).toMatchObject({ status: 401 });
		expect(thief.setCookies).toEqual([]);
		expect(await sessionsOf(site)).toEqual([]);
	});
});
