import { DAY_MS } from "@hilo/rules/time/durations";
import { expect, it, vi } from "vitest";
import { befriend } from "../../testing/befriend.ts";
import { refusal } from "../../testing/refusal.ts";
import { onEachDatabase } from "../../testing/sites.ts";
import { takeMails } from "../../testing/take-mails.ts";
import { PASSWORD, type Player, type TestSite } from "../../testing/test-site.ts";
import { sweepAccounts } from "./sweep-accounts.ts";

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

onEachDatabase((openSite) => {
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

	it("counts once when a second call arrives before the response, and signs that one out", async () => {
		const site = await openSite();
		const [ada, bob] = [await site.player("ada"), await site.player("bob")];
		await befriend(site, ada, bob);
		const phone = site.visitedBy(ada);
		await site.signIn(phone);
		const due = site.clock.now() + 7 * DAY_MS;
		// The second call's session was found before.
		vi.spyOn(site.services.rateLimits, "take").mockImplementationOnce(async () => {
			await leave(phone);
			site.clock.advance(1000);
		});
		expect(await refusal(leave(ada))).toMatchObject(SIGNED_OUT);
		expect(await outcome(site, ada, bob)).toEqual({ mails: ["leaving"], due, liveEvents: 1 });
	});

	it("signs the second call out too when it is still checking its password", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const phone = site.visitedBy(ada);
		await site.signIn(phone);
		vi.spyOn(site.services.passwords, "verify").mockImplementationOnce(async () => {
			await leave(phone);
			return "fits";
		});
		expect(await refusal(leave(ada))).toMatchObject(SIGNED_OUT);
		expect(await takeMails(site)).toHaveLength(1);
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
