import { expect, it } from "vitest";
import { onEachDatabase } from "../../testing/sites.ts";
import { setAdmin } from "../accounts/set-admin.ts";

onEachDatabase((openSite) => {
	it("records an action with its actor, and refuses to change an entry", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		await setAdmin(site.operator, { username: "ada", isAdmin: true });
		const { kysely } = site.db;
		const log = () => kysely.selectFrom("audit_log").selectAll().orderBy("id").execute();
		expect(await log()).toEqual([
			{
				id: expect.any(String),
				at: site.clock.now(),
				actor_kind: "operator",
				actor_id: null,
				actor_name: "operator",
				action: "user.promote",
				subject_kind: "user",
				subject_id: ada.id,
				owner_id: ada.id,
				subject_name: "ada",
				before: null,
				after: null,
				token_name: null,
			},
		]);
		const refused = /cannot be changed/;
		await expect(kysely.updateTable("audit_log").set({ actor_name: "eve" }).execute()).rejects.toThrow(
			refused,
		);
		await expect(kysely.deleteFrom("audit_log").execute()).rejects.toThrow(refused);
		expect(await log()).toHaveLength(1);
	});
});
