import type { Database } from "@hilo/db/open-database";
import { expect, it, vi } from "vitest";
import { refusal } from "../../testing/refusal.ts";
import { onEachDatabase } from "../../testing/sites.ts";
import { takeMails, tokenIn } from "../../testing/take-mails.ts";
import { PASSWORD, type TestSite } from "../../testing/test-site.ts";
import { giveNewPassword } from "./give-new-password.ts";

const login = { emailOrUsername: "ada", password: PASSWORD };
const WRONG = { status: 403, code: "accounts/wrong-password" };

/** Sets another password, which ends all of ada's sessions and links. */
const rescue = (site: TestSite) => giveNewPassword(site.operator, { username: "ada" });

/** Runs `before` just ahead of the next transaction. */
function interrupted() {
	const next: { before: (() => Promise<unknown>) | null } = { before: null };
	const wrapDatabase = (db: Database): Database => ({
		...db,
		async transaction(work) {
			const { before } = next;
			next.before = null;
			await before?.();
			return db.transaction(work);
		},
	});
	return { next, wrapDatabase };
}

/** Runs `work` between the password check and the new session. */
function beforeSession({ services: { sessions } }: TestSite, work: () => Promise<unknown>): void {
	const createSession = sessions.createSession.bind(sessions);
	vi.spyOn(sessions, "createSession").mockImplementationOnce(async (...session) => {
		await work();
		return createSession(...session);
	});
}

const sessions = (site: TestSite) => site.db.kysely.selectFrom("sessions").select("id").execute();

onEachDatabase((openSite) => {
	it("opens no session once another password is set, however late the sign-in is", async () => {
		const site = await openSite();
		await site.player("ada");
		beforeSession(site, () => rescue(site));
		const thief = site.visitor();
		expect(await thief.post("/auth/login", login)).toMatchObject({ status: 401 });
		expect(thief.setCookies).toEqual([]);
		expect(await sessions(site)).toEqual([]);
	});

	it("opens no session for an account whose deletion is requested at the same moment", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		beforeSession(site, () => ada.api.accounts.deleteAccount.mutate({ password: PASSWORD }));
		expect((await site.visitor().post("/auth/login", login)).status).toBe(401);
		expect(await sessions(site)).toEqual([]);
		expect((await site.visitor().post("/auth/login", login)).status).toBe(200);
	});

	it("does not cancel a deletion by a sign-in with an outdated password", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		await ada.api.accounts.deleteAccount.mutate({ password: PASSWORD });
		beforeSession(site, () => rescue(site));
		expect((await site.visitor().post("/auth/login", login)).status).toBe(401);
		const users = site.db.kysely.selectFrom("users").select("deletion_due_at");
		expect((await users.executeTakeFirst())?.deletion_due_at).not.toBeNull();
	});

	it("refuses a password change and a deletion once another password is set", async () => {
		const { next, wrapDatabase } = interrupted();
		const site = await openSite({ wrapDatabase });
		const ada = await site.player("ada");
		next.before = () => rescue(site);
		const change = { currentPassword: PASSWORD, password: "a thief's horse" };
		expect(await refusal(ada.api.accounts.changePassword.mutate(change))).toMatchObject(WRONG);
		expect((await site.visitor().post("/auth/login", { ...login, password: change.password })).status).toBe(
			401,
		);
		const bob = await site.player("bob");
		next.before = () => giveNewPassword(site.operator, { username: "bob" });
		expect(await refusal(bob.api.accounts.deleteAccount.mutate({ password: PASSWORD }))).toMatchObject(WRONG);
		expect((await site.visitor().get(`/user/profile/${bob.id}`)).status).toBe(200);
	});

	it("mails no link to another address once another password is set", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const { rateLimits } = site.services;
		const take = rateLimits.take;
		vi.spyOn(rateLimits, "take").mockImplementation(async (limit, subject) => {
			if (limit.name === "email") await rescue(site);
			return take(limit, subject);
		});
		const change = { email: "thief@example.org", password: PASSWORD };
		expect(await refusal(ada.api.accounts.changeEmail.mutate(change))).toMatchObject(WRONG);
		expect(await takeMails(site)).toEqual([]);
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
		const reset = { token: token("password-link"), password: "a thief's horse" };
		expect(await refusal(accounts.resetPassword.mutate(reset))).toMatchObject({
			code: "accounts/link-invalid",
		});
		expect(await refusal(accounts.confirmEmail.mutate({ token: token("confirm-email") }))).toMatchObject({
			code: "accounts/link-invalid",
		});
	});
});
