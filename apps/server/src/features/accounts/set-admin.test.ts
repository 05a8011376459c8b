import type { ErrorCode } from "@hilo/rules/errors/errors";
import { expect, it } from "vitest";
import { onEachDatabase } from "../../testing/sites.ts";
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

	it("changes nothing when the role is the same", async () => {
		const site = await openSite();
		await site.player("ada", { isAdmin: true });
		await site.player("bob");
		await setAdmin(site.operator, { username: "ada", isAdmin: true });
		await setAdmin(site.operator, { username: "bob", isAdmin: false });
		expect(await admins(site)).toEqual(["ada"]);
	});

	it("keeps at least one administrator", async () => {
		const site = await openSite();
		await site.player("ada", { isAdmin: true });
		const demotion = setAdmin(site.operator, { username: "ada", isAdmin: false });
		await expect(demotion).rejects.toEqual(refused("accounts/last-admin"));
		expect(await admins(site)).toEqual(["ada"]);
	});

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

	it("demotes a user once, though asked twice at the same time", async () => {
		const site = await openSite();
		await site.player("ada", { isAdmin: true });
		await site.player("bob", { isAdmin: true });
		const demote = () => setAdmin(site.operator, { username: "ada", isAdmin: false });
		for (let n = 0; n < 5; n++) {
			await setAdmin(site.operator, { username: "ada", isAdmin: true });
			await Promise.all([demote(), demote(), demote()]);
			expect(await admins(site)).toEqual(["bob"]);
		}
	});

	it("refuses an unknown name", async () => {
		const site = await openSite();
		const promotion = setAdmin(site.operator, { username: "nobody", isAdmin: true });
		await expect(promotion).rejects.toEqual(refused("accounts/user-not-found"));
	});

	it("refuses callers other than the operator", async () => {
		const site = await openSite();
		const { id } = await site.player("root", { isAdmin: true });
		const root = {
			kind: "player",
			id,
			username: "root",
			isAdmin: true,
			revision: 1,
			credential: { kind: "session", secret: "" } as const,
		} as const;
		for (const actor of [{ kind: "visitor" } as const, root]) {
			const promotion = setAdmin({ ...site.operator, actor }, { username: "root", isAdmin: true });
			await expect(promotion).rejects.toEqual(refused("site/operator-only"));
		}
	});
});
