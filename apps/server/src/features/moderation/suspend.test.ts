import { DAY_MS } from "@hilo/rules/time/durations";
import { expect, it, vi } from "vitest";
import { befriend } from "../../testing/befriend.ts";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import { takeMails, tokenIn } from "../../testing/take-mails.ts";
import { PASSWORD, type TestSite } from "../../testing/test-site.ts";
import { liftExpired } from "../accounts/suspend-account.ts";

const login = { emailOrUsername: "ada", password: PASSWORD };
const reason = "Rude words in chats";

async function openPlayers(site: TestSite) {
	const root = await site.player("root", { isAdmin: true });
	const ada = await site.player("ada");
	const inDays = (days: number) => new Date(site.clock.now() + days * DAY_MS).toISOString();
	const suspend = (until: string | null = null) =>
		root.api.moderation.suspend.mutate({ userId: ada.id, reason, until });
	const actions = async () => {
		const rows = await site.db.kysely.selectFrom("audit_log").selectAll().orderBy("id").execute();
		return rows.map(({ action, actor_name, subject_name, before, after }) => ({
			action,
			actor_name,
			subject_name,
			before: before && JSON.parse(before),
			after: after && JSON.parse(after),
		}));
	};
	return { root, ada, inDays, suspend, actions };
}

onAnyDatabase((openSite) => {
	it("is refused for oneself and administrators, without a reason, or with a past end", async () => {
		const site = await openSite();
		const { root, ada, inDays } = await openPlayers(site);
		const eve = await site.player("eve", { isAdmin: true });
		const suspend = (input: object) =>
			refusal(root.api.moderation.suspend.mutate({ userId: ada.id, reason, until: null, ...input })).then(
				({ code }) => code,
			);
		expect(await suspend({ userId: root.id })).toBe("moderation/suspension-of-oneself");
		expect(await suspend({ userId: eve.id })).toBe("moderation/suspension-of-administrator");
		expect(await suspend({ userId: "nobody" })).toBe("accounts/user-not-found");
		expect(await suspend({ until: inDays(0) })).toBe("moderation/until-invalid");
		expect(await suspend({ until: "tomorrow" })).toBe("moderation/until-invalid");
		expect(await suspend({ reason: " " })).toBe("moderation/message-required");
		expect(await suspend({ reason: "x".repeat(1_001) })).toBe("moderation/message-too-long");
		expect((await ada.get("/user/me")).status).toBe(200);
	});

	it("is lifted even if another one can't be lifted", async () => {
		const site = await openSite();
		const { root, ada, inDays, suspend } = await openPlayers(site);
		const bob = await site.player("bob");
		await suspend(inDays(1));
		await root.api.moderation.suspend.mutate({ userId: bob.id, reason, until: inDays(2) });
		site.clock.advance(2 * DAY_MS);
		vi.spyOn(site.operator.db, "transaction").mockRejectedValueOnce(new Error("broken"));
		expect(await liftExpired(site.operator)).toBe(1);
		const suspensions = site.db.kysely.selectFrom("suspensions").select("user_id");
		expect(await suspensions.execute()).toEqual([{ user_id: ada.id }]);
		expect(site.log.take()).toEqual([expect.stringContaining("a suspension could not be lifted")]);
	});

	it("disables password reset links, old and new", async () => {
		const site = await openSite();
		const { root, ada, suspend } = await openPlayers(site);
		await site.visitor().api.accounts.forgotPassword.mutate({ email: "ada@example.org" });
		const token = tokenIn((await takeMails(site))[0]);
		await suspend(null);
		await takeMails(site);
		const reset = (by: string) =>
			site.visitor().api.accounts.resetPassword.mutate({ token: by, password: "another horse" });
		expect(await refusal(reset(token))).toMatchObject({ code: "accounts/link-invalid" });
		await site.visitor().api.accounts.forgotPassword.mutate({ email: "ada@example.org" });
		expect(await takeMails(site)).toEqual([]);
		await root.api.moderation.lift.mutate({ userId: ada.id });
		expect((await site.visitor().post("/auth/login", login)).status).toBe(200);
	});

	it("shows no date without an end, and is shown only to callers with the right password", async () => {
		const site = await openSite();
		const { suspend } = await openPlayers(site);
		await suspend(null);
		const wrong = site.visitor().api.accounts.login.mutate({ ...login, password: "wrong horse" });
		expect(await refusal(wrong)).toMatchObject({ status: 401 });
		const right = site.visitor().api.accounts.login.mutate(login);
		expect(await refusal(right)).toMatchObject({ status: 403, message: "This account is suspended." });
	});

	it("ends all sessions, gives the reason at sign-in and by mail, and is recorded", async () => {
		const site = await openSite();
		const { ada, inDays, suspend, actions } = await openPlayers(site);
		const until = inDays(12);
		await suspend(until);
		expect((await ada.get("/user/me")).status).toBe(401);
		const answer = await site.visitor().post("/auth/login", login);
		const text = "This account is suspended until 3 December 2026.";
		expect([answer.status, answer.body]).toEqual([403, { message: text, code: "accounts/suspended" }]);
		await expect(site.visitor().api.accounts.login.mutate(login)).rejects.toMatchObject({
			message: text,
			data: { appCode: "accounts/suspended", reason },
		});
		expect(await site.db.kysely.selectFrom("sessions").select("user_id").execute()).toHaveLength(1);
		const [mail] = await takeMails(site);
		expect(mail).toMatchObject({ kind: "suspended", to: "ada@example.org" });
		expect(mail?.text).toContain(text);
		expect(mail?.text).toContain(`> ${reason}`);
		expect(await actions()).toEqual([
			{
				action: "user.suspend",
				actor_name: "root",
				subject_name: "ada",
				before: null,
				after: { until, reason },
			},
		]);
	});

	it("notifies friends, who no longer see the player, and refreshes lists of games", async () => {
		const site = await openSite();
		const { ada, suspend } = await openPlayers(site);
		const ben = await site.player("ben");
		await befriend(site, ada, ben);
		await suspend();
		expect(site.received(ben.id)).toEqual(expect.arrayContaining([{ kind: "friends" }, { kind: "games" }]));
		expect(await ben.api.friends.list.query()).toEqual([]);
	});
});

onEachDatabase((openSite) => {
	it("is lifted after its end, at sign-in and by the background job", async () => {
		const site = await openSite();
		const { ada, inDays, suspend } = await openPlayers(site);
		for (const lift of ["sign-in", "chore"]) {
			await suspend(inDays(1));
			site.clock.advance(DAY_MS - 1);
			await liftExpired(site.operator);
			expect((await site.visitor().post("/auth/login", login)).status).toBe(403);
			site.clock.advance(1);
			if (lift === "chore") await liftExpired(site.operator);
			else expect((await site.visitor().post("/auth/login", login)).status).toBe(200);
			expect((await site.visitor().get(`/user/profile/${ada.id}`)).status).toBe(200);
		}
		expect(await site.db.kysely.selectFrom("suspensions").selectAll().execute()).toEqual([]);
	});

	it("is replaced by a second one, and lifted once by an administrator", async () => {
		const site = await openSite();
		const { root, ada, inDays, suspend, actions } = await openPlayers(site);
		const until = inDays(1);
		await suspend(until);
		await suspend(null);
		await takeMails(site);
		const lift = () => root.api.moderation.lift.mutate({ userId: ada.id });
		await lift();
		expect((await takeMails(site)).map(({ kind }) => kind)).toEqual(["suspension-lifted"]);
		expect(await refusal(lift())).toMatchObject({ status: 409, code: "moderation/not-suspended" });
		expect((await site.visitor().post("/auth/login", login)).status).toBe(200);
		expect((await actions()).map(({ action, before, after }) => [action, before, after])).toEqual([
			["user.suspend", null, { until, reason }],
			["user.suspend", { until, reason }, { until: null, reason }],
			["user.lift", { until: null, reason }, null],
		]);
	});

	it("ends every session, also one opened at the same moment", async () => {
		const site = await openSite();
		const { root, ada } = await openPlayers(site);
		const other = site.another();
		for (let n = 0; n < 2; n++) {
			const browser = other.visitor();
			const [, answer] = await Promise.all([
				root.api.moderation.suspend.mutate({ userId: ada.id, reason, until: null }),
				browser.post("/auth/login", login),
			]);
			expect([200, 403]).toContain(answer.status);
			expect((await browser.get("/user/me")).status).toBe(401);
			await root.api.moderation.lift.mutate({ userId: ada.id });
		}
	});
});
