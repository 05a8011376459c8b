import { expect, it } from "vitest";
import { onAnyDatabase, onEachDatabase, onOneDatabase } from "../testing/sites.ts";

onEachDatabase((openSite) => {
	it("can be read inside a transaction", async () => {
		const { siteSettings, db } = (await openSite()).services;
		await db.transaction(async (tx) => {
			await siteSettings.set(tx, "maintenance", "on");
			expect(await siteSettings.read(tx, "maintenance")).toBe("on");
			expect(await siteSettings.read(tx, "integrity")).toBe("open");
		});
		expect(await siteSettings.get("maintenance")).toBe("on");
	});

	it("are updated in this process at the commit, even after an earlier read", async () => {
		const { siteSettings, db } = (await openSite()).services;
		const changed = Promise.withResolvers<void>();
		// Read by another call, outside the transaction. On SQLite it has to wait for the commit.
		const pending = changed.promise.then(() => siteSettings.get("maintenance"));
		await db.transaction(async (tx) => {
			await siteSettings.set(tx, "maintenance", "on");
			changed.resolve();
			if (db.dialect === "postgres") expect(await pending).toBe("off");
		});
		expect(await siteSettings.get("maintenance")).toBe("on");
		await pending;
	});

	it("stay as they were after a rollback", async () => {
		const { siteSettings, db } = (await openSite()).services;
		const undone = db.transaction(async (tx) => {
			await siteSettings.set(tx, "maintenance", "on");
			throw new Error("undo");
		});
		await expect(undone).rejects.toThrow("undo");
		expect(await siteSettings.get("maintenance")).toBe("off");
	});
});

onAnyDatabase((openSite) => {
	it("reach other processes immediately, or within a second without a signal", async () => {
		const firstSite = await openSite();
		const [notifiedSite, unnotifiedSite] = [
			firstSite.another({ bus: firstSite.liveEvents.bus }),
			firstSite.another(),
		];
		const readBoth = () =>
			Promise.all(
				[notifiedSite, unnotifiedSite].map(({ services }) => services.siteSettings.get("maintenance")),
			);
		expect(await readBoth()).toEqual(["off", "off"]);
		await firstSite.db.transaction((tx) => firstSite.services.siteSettings.set(tx, "maintenance", "on"));
		expect(await readBoth()).toEqual(["on", "off"]);
		firstSite.clock.advance(1000);
		expect(await readBoth()).toEqual(["on", "on"]);
	});
});

const openSite = onOneDatabase();

it("refuse a read beside the transaction inside of one", async () => {
	const { siteSettings, db } = (await openSite()).services;
	const read = db.transaction(() => siteSettings.get("maintenance"));
	await expect(read).rejects.toThrow(/inside a transaction/);
});
