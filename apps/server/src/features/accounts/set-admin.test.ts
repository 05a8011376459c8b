import type { ErrorCode } from "@hilo/rules/errors/errors";
import { expect, it } from "vitest";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import type { TestSite } from "../../testing/test-site.ts";
import { setAdmin } from "./set-admin.ts";

async function admins(site: TestSite): Promise<string[]> {
	const rows = await site.db.kysely
		.selectFrom("users")
		.select("username")
		.where("is_admin", "=", 1)
		.execute();
	return rows.map(({ username }) => username).sort();
}

function refused(code: ErrorCode) {
	return expect.objectContaining({ code });
}

onEachDatabase((openSite) => {
	it("keeps one when two are demoted at the same time", async () => {
		const site = await openSite();
		await site.player("ada", { isAdmin: true });
		await site.player("bob", { isAdmin: true });
		const other = site.another();
		const results = await Promise.allSettled([
			setAdmin(site.operator, { username: "ada", isAdmin: false }),
			setAdmin(other.operator, { username: "bob", isAdmin: false }),
		]);
		expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
		expect(await admins(site)).toHaveLength(1);
	});

	it("demotes a user once, though asked several times at the same time", async () => {
		const site = await openSite();
		await site.player("ada", { isAdmin: true });
		await site.player("bob", { isAdmin: true });
		const demote = () => setAdmin(site.operator, { username: "ada", isAdmin: false });
		await Promise.all([demote(), demote(), demote()]);
		expect(await admins(site)).toEqual(["bob"]);
		await expect(setAdmin(site.operator, { username: "bob", isAdmin: false })).rejects.toEqual(
			refused("accounts/last-admin"),
		);
	});
});

onAnyDatabase((openSite) => {
	it("takes effect at the user's next call", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		await site.player("root", { isAdmin: true });
		const isAdmin = async () => (await ada.api.me.get.query()).user?.isAdmin;
		expect(await isAdmin()).toBe(false);
		await setAdmin(site.operator, { username: "ADA", isAdmin: true });
		expect(await isAdmin()).toBe(true);
		await setAdmin(site.operator, { username: "ada", isAdmin: false });
		expect(await isAdmin()).toBe(false);
	});
});
