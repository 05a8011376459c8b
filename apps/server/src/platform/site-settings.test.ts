import type { KyselyPlugin } from "kysely";
import { expect, it } from "vitest";
import { onEachDatabase } from "../testing/sites.ts";
import { createSiteSettings } from "./site-settings.ts";

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

	it("do not read what is stored beside them", async () => {
		const { db, clock } = (await openSite()).services;
		await db.kysely.insertInto("settings").values({ key: "secret", value: "x" }).execute();
		const read: unknown[] = [];
		const recorder: KyselyPlugin = {
			transformQuery: ({ node }) => node,
			transformResult: async ({ result }) => {
				read.push(...result.rows);
				return result;
			},
		};
		const recorded = { ...db, kysely: db.kysely.withPlugin(recorder) };
		const settings = createSiteSettings(recorded, clock, () => undefined);
		await db.transaction((tx) => settings.set(tx, "integrity", "strict"));
		expect(await settings.get("integrity")).toBe("strict");
		expect(read).toEqual([{ key: "integrity", value: "strict" }]);
	});

	it("are new to this process as soon as the change is committed, whoever asked before", async () => {
		const { siteSettings, db } = (await openSite()).services;
		const changed = Promise.withResolvers<void>();
		// Asked by another call, and so outside the transaction. On SQLite its answer has to wait for the commit.
		const asked = changed.promise.then(() => siteSettings.get("maintenance"));
		await db.transaction(async (tx) => {
			await siteSettings.set(tx, "maintenance", "on");
			changed.resolve();
			if (db.dialect === "postgres") expect(await asked).toBe("off");
		});
		expect(await siteSettings.get("maintenance")).toBe("on");
		await asked;
	});

	it("are new to other processes at once, and within a second where they can't be told", async () => {
		const here = await openSite();
		const [told, untold] = [here.another({ bus: here.live.bus }), here.another()];
		const seen = () =>
			Promise.all([told, untold].map(({ services }) => services.siteSettings.get("maintenance")));
		expect(await seen()).toEqual(["off", "off"]);
		await here.db.transaction((tx) => here.services.siteSettings.set(tx, "maintenance", "on"));
		expect(await seen()).toEqual(["on", "off"]);
		here.clock.advance(1000);
		expect(await seen()).toEqual(["on", "on"]);
	});

	it("stay as they were when the change is undone", async () => {
		const { siteSettings, db } = (await openSite()).services;
		const undone = db.transaction(async (tx) => {
			await siteSettings.set(tx, "maintenance", "on");
			throw new Error("undo");
		});
		await expect(undone).rejects.toThrow("undo");
		expect(await siteSettings.get("maintenance")).toBe("off");
	});
});
