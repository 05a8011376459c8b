import { expect, it } from "vitest";
import { onEachDatabase } from "../../testing/sites.ts";

onEachDatabase((openSite) => {
	it("is ok while the database answers", async () => {
		const site = await openSite();
		const health = await site.visitor().fetch("/health");
		expect([health.status, await health.json()]).toEqual([200, { status: "ok" }]);
		expect(await site.visitor().get("/health")).toMatchObject({ status: 200, body: { status: "ok" } });
	});

	it("says so when it does not", async () => {
		const site = await openSite();
		await site.db.close();
		const health = await site.visitor().fetch("/health");
		expect([health.status, await health.json()]).toEqual([503, { status: "down" }]);
		expect(await site.visitor().get("/health")).toMatchObject({ status: 503, body: { status: "down" } });
		expect(site.log.take()).toEqual([
			expect.stringContaining("the database does not answer"),
			expect.stringContaining("the database does not answer"),
		]);
		const call = await site.visitor().get("/game-status");
		expect(call).toMatchObject({ status: 503, body: { code: "site/out-of-service" } });
		expect(site.log.take()).toHaveLength(1);
	});
});
