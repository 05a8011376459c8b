import { expect, it } from "vitest";
import { befriend } from "../../testing/befriend.ts";
import { refusal } from "../../testing/refusal.ts";
import { onEachDatabase } from "../../testing/sites.ts";
import type { TestSite } from "../../testing/test-site.ts";

const reason = "This name is reserved for the site";

async function openPlayers(site: TestSite) {
	const root = await site.player("root", { isAdmin: true });
	const ada = await site.player("admin_ada");
	const rename = (username: string, userId = ada.id) =>
		root.api.moderation.renameUser.mutate({ userId, username, reason });
	return { root, ada, rename };
}

onEachDatabase((openSite) => {
	it("renames a player, tells them why, and records it", async () => {
		const site = await openSite();
		const { ada, rename } = await openPlayers(site);
		const ben = await site.player("ben");
		await befriend(site, ada, ben);
		await rename(" Ada ");
		expect((await ada.api.me.get.query()).user).toMatchObject({ username: "Ada" });
		expect(await ben.get("/friend/list")).toMatchObject({ body: { friends: [{ username: "Ada" }] } });
		expect((await ada.get("/support/latest-notification")).body).toMatchObject({
			notification: {
				message: `Your name was changed by an administrator. You are Ada now, and can choose another name. Reason: ${reason}`,
			},
		});
		expect(site.received(ben.id)).toContainEqual({ kind: "friends" });
		const log = site.db.kysely.selectFrom("audit_log").selectAll();
		expect(await log.execute()).toMatchObject([
			{
				action: "user.rename",
				actor_name: "root",
				subject_id: ada.id,
				subject_name: "admin_ada",
				before: JSON.stringify({ username: "admin_ada" }),
				after: JSON.stringify({ username: "Ada", reason }),
			},
		]);
	});

	it("refuses taken, reserved and invalid names, and requires a reason", async () => {
		const site = await openSite();
		const { root, ada, rename } = await openPlayers(site);
		await site.player("ben");
		expect(await refusal(rename("BEN"))).toMatchObject({ status: 409, code: "accounts/username-taken" });
		expect(await refusal(rename("H1lo"))).toMatchObject({ status: 400, code: "accounts/username-reserved" });
		expect(await refusal(rename("a"))).toMatchObject({ status: 400, code: "accounts/username-length" });
		expect(await refusal(rename("cy1", "none"))).toMatchObject({
			status: 404,
			code: "accounts/user-not-found",
		});
		const silent = root.api.moderation.renameUser.mutate({ userId: ada.id, username: "cy1", reason: " " });
		expect(await refusal(silent)).toMatchObject({ status: 400, code: "moderation/message-required" });
		expect((await ada.api.me.get.query()).user).toMatchObject({ username: "admin_ada" });
		expect(await site.db.kysely.selectFrom("audit_log").selectAll().execute()).toEqual([]);
	});
});
