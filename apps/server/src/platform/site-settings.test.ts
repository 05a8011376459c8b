import { expect, it } from "vitest";
import { onEachDatabase } from "../testing/sites.ts";

onEachDatabase((openSite) => {
	it("are not to be had inside a transaction, but through it", async () => {
		const site = await openSite();
		const { siteSettings, db } = site.services;
		await db.transaction(async (tx) => {
			await expect(siteSettings.get("maintenance")).rejects.toThrow(/inside a transaction/);
			await siteSettings.set(tx, "maintenance", "on");
			expect(await siteSettings.read(tx, "maintenance")).toBe("on");
			expect(await siteSettings.read(tx, "integrity")).toBe("open");
		});
		expect(await siteSettings.get("maintenance")).toBe("on");
	});
});
