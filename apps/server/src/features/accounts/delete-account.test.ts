import { DAY_MS } from "@hilo/rules/time/durations";
import { expect, it, vi } from "vitest";
import { BeforeTransaction } from "../../testing/before-transaction.ts";
import { befriend } from "../../testing/befriend.ts";
import { PIXEL } from "../../testing/pictures.ts";
import { playTo } from "../../testing/playing.ts";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import { storedContent } from "../../testing/stored-content.ts";
import { takeMails } from "../../testing/take-mails.ts";
import { COUNTRY } from "../../testing/test-pools.ts";
import { PASSWORD, type Player, type TestSite } from "../../testing/test-site.ts";
import { sweepAccounts } from "./delete-account.ts";
import { setAdmin } from "./set-admin.ts";

const login = { emailOrUsername: "ada", password: PASSWORD };

async function traces(site: TestSite, id: string) {
	const [bob] = [await site.player(`bob-${site.clock.now()}`)];
	return {
		board: (await bob.api.leaderboards.classic.query({ key: "countryGame" })).length,
		search: (await bob.api.profiles.search.query({ query: "ada" })).length,
		profile: (await bob.get(`/user/profile/${id}`)).status,
	};
}
const SIGNED_OUT = { status: 401, code: "accounts/signed-out" };

const leave = (player: Player) => player.api.accounts.deleteAccount.mutate({ password: PASSWORD });

async function outcome(site: TestSite, { id }: Player, friend: Player) {
	const users = site.db.kysely.selectFrom("users").select("deletion_due_at").where("id", "=", id);
	return {
		mails: (await takeMails(site)).map(({ kind }) => kind),
		due: (await users.executeTakeFirst())?.deletion_due_at,
		liveEvents: site.received(friend.id).filter(({ kind }) => kind === "friends").length,
	};
}

const SHOWN = { board: 1, search: 1, profile: 200 };
const HIDDEN = { board: 0, search: 0, profile: 404 };

onAnyDatabase((openSite) => {
	it("hides the player immediately and signs out everywhere; signing in within seven days undoes it", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		await playTo(site, ada, COUNTRY, 2);
		const phone = site.visitedBy(ada);
		await site.signIn(phone);
		expect(await traces(site, ada.id)).toEqual(SHOWN);
		site.clock.advance(1);
		const dueAt = new Date(site.clock.now() + 7 * DAY_MS).toISOString();
		expect(await ada.api.accounts.deleteAccount.mutate({ password: PASSWORD })).toEqual({
			deletionDueAt: dueAt,
		});
		expect(ada.cookies.size).toBe(0);
		expect((await phone.get("/user/me")).status).toBe(401);
		expect(await traces(site, ada.id)).toEqual(HIDDEN);
		const [mail] = await takeMails(site);
		expect(mail).toMatchObject({ kind: "leaving", to: "ada@example.org" });
		expect(mail?.text.replace(/\s+/g, " ")).toContain("28 November 2026");

		site.clock.advance(7 * DAY_MS - 1);
		await sweepAccounts(site.operator);
		const back = await site.visitor().api.accounts.login.mutate(login);
		expect(back).toMatchObject({ wasLeaving: true, user: { id: ada.id, username: "ada" } });
		expect(await traces(site, ada.id)).toEqual(SHOWN);
		site.clock.advance(7 * DAY_MS);
		await sweepAccounts(site.operator);
		expect((await site.visitor().api.accounts.login.mutate(login)).wasLeaving).toBe(false);
	});

	it("keeps at least one administrator", async () => {
		const site = await openSite();
		const root = await site.player("root", { isAdmin: true });
		const ada = await site.player("ada");
		expect(await refusal(leave(root))).toEqual({
			status: 409,
			code: "accounts/last-admin-leaving",
			message: "The last administrator can't delete the account",
		});
		await setAdmin(site.operator, { username: "ada", isAdmin: true });
		await leave(root);
		await expect(setAdmin(site.operator, { username: "ada", isAdmin: false })).rejects.toMatchObject({
			code: "accounts/last-admin",
		});
		await setAdmin(site.operator, { username: "root", isAdmin: false });
		expect((await ada.api.me.get.query()).user?.isAdmin).toBe(true);
	});

	it("is not cancelled by a non-admin's sign-in during maintenance", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		await leave(ada);
		await site.db.transaction((tx) => site.services.siteSettings.set(tx, "maintenance", "on"));
		expect((await site.visitor().post("/auth/login", login)).status).toBe(503);
		expect(await site.db.kysely.selectFrom("users").select("deletion_due_at").execute()).toEqual([
			{ deletion_due_at: site.clock.now() + 7 * DAY_MS },
		]);
	});

	it("does not delete or log an account that returns at the last moment", async () => {
		const beforeTransaction = new BeforeTransaction();
		const site = await openSite({ wrapDatabase: beforeTransaction.wrap });
		const ada = await site.player("ada");
		await leave(ada);
		site.clock.advance(7 * DAY_MS);
		beforeTransaction.action = () =>
			site.db.kysely.updateTable("users").set({ deletion_due_at: null }).execute();
		await sweepAccounts(site.operator);
		expect(site.log.take()).toEqual([]);
		const stored = await site.db.kysely.selectFrom("users").select("username").execute();
		expect(stored).toEqual([{ username: "ada" }]);
	});

	it("counts once when a second call arrives before the response, and signs that one out", async () => {
		const site = await openSite();
		const [ada, bob] = [await site.player("ada"), await site.player("bob")];
		await befriend(site, ada, bob);
		const phone = site.visitedBy(ada);
		await site.signIn(phone);
		const due = site.clock.now() + 7 * DAY_MS;
		// The second call's session was found before.
		vi.spyOn(site.services.limits, "take").mockImplementationOnce(async () => {
			await leave(phone);
			site.clock.advance(1000);
		});
		expect(await refusal(leave(ada))).toMatchObject(SIGNED_OUT);
		expect(await outcome(site, ada, bob)).toEqual({ mails: ["leaving"], due, liveEvents: 1 });
	});
});

onEachDatabase((openSite) => {
	it("deletes all of the player's data after seven days, and nothing else", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const bob = await site.player("bob");
		for (const player of [ada, bob]) await playTo(site, player, COUNTRY, 2);
		await ada.api.play.start.mutate({ game: "country" });
		await ada.upload("/user/avatar", "avatar", PIXEL);
		await befriend(site, ada, bob);
		const others = [await site.player("cy"), await site.player("dee"), await site.player("eve")] as const;
		await ada.api.friends.request.mutate({ userId: others[0].id });
		await others[1].api.friends.request.mutate({ userId: ada.id });
		await ada.api.friends.reject.mutate({ userId: others[1].id });
		await ada.api.friends.block.mutate({ userId: others[2].id });
		await bob.api.moderation.report.mutate({ kind: "person", userId: ada.id, reason: "other" });
		await leave(ada);
		// Until then, the name and the address are reserved.
		const again = { username: "ada", email: "ada@example.org", password: PASSWORD };
		expect((await site.visitor().post("/auth/register", again)).status).toBe(409);
		site.clock.advance(7 * DAY_MS);
		await sweepAccounts(site.operator);
		expect(site.log.take()).toHaveLength(1);
		const rows = await storedContent(site.db);
		expect(rows).not.toContain(ada.id);
		expect(rows).not.toContain("ada@example.org");
		expect((await site.visitor().post("/auth/login", login)).status).toBe(401);
		const runs = await site.db.kysely.selectFrom("runs").select("user_id").execute();
		expect(runs).toEqual([{ user_id: bob.id }]);
		const moves = await site.db.kysely.selectFrom("moves").select("run_id").execute();
		expect(moves).toHaveLength(3);
		expect((await site.visitor().post("/auth/register", again)).status).toBe(201);
	});

	it("counts once when several devices ask at the same moment", async () => {
		const site = await openSite();
		const [ada, bob] = [await site.player("ada"), await site.player("bob")];
		await befriend(site, ada, bob);
		const others = Array.from({ length: 4 }, () => site.visitedBy(ada));
		for (const other of others) await site.signIn(other);
		const results = await Promise.allSettled([ada, ...others].map(leave));
		expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
		const due = site.clock.now() + 7 * DAY_MS;
		expect(await outcome(site, ada, bob)).toEqual({ mails: ["leaving"], due, liveEvents: 1 });
	});

	it("deletes the account once across several processes and administrators", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const admins = [await site.player("eve", { isAdmin: true }), await site.player("fay", { isAdmin: true })];
		await leave(ada);
		await takeMails(site);
		site.clock.advance(7 * DAY_MS);
		const other = site.another();
		const input = { userId: ada.id, username: "ada" };
		await Promise.allSettled([
			sweepAccounts(site.operator),
			sweepAccounts(other.operator),
			...admins.map(({ api }) => api.admin.deleteUser.mutate(input)),
		]);
		const rows = await site.db.kysely.selectFrom("users").select("username").orderBy("username").execute();
		expect(rows.map(({ username }) => username)).toEqual(["eve", "fay"]);
		const actions = await site.db.kysely.selectFrom("audit_log").select("action").execute();
		const lines = [...site.log.take(), ...other.log.take()].map((line) => JSON.parse(line));
		expect(lines.every(({ level }) => level === "info")).toBe(true);
		expect(actions.length + lines.length).toBe(1);
		expect(await takeMails(site)).toHaveLength(actions.length);
	});
});
