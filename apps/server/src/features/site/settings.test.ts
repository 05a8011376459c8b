import { DEFAULT_BRANDING } from "@hilo/rules/site/branding";
import { defaultSiteLimits } from "@hilo/rules/site/site-limits";
import { expect, it } from "vitest";
import { onAnyDatabase } from "../../testing/sites.ts";
import { PASSWORD, type Player, type TestSite } from "../../testing/test-site.ts";

const written = async ({ db }: TestSite) => {
	const rows = await db.kysely.selectFrom("audit_log").selectAll().orderBy("at").orderBy("id").execute();
	return rows.map(({ action, actor_name, before, after }) => ({
		action,
		actor_name,
		before: JSON.parse(before ?? ""),
		after: JSON.parse(after ?? ""),
	}));
};

const wrongPassword = (site: TestSite, ada: Player) =>
	site.visitor().post("/auth/login", { emailOrUsername: ada.username, password: `${PASSWORD}!` });

onAnyDatabase((openSite) => {
	it("shows defaults until an administrator changes them, and records each change once", async () => {
		const site = await openSite({ settings: { releasesRepository: "hilo/hilo" } });
		const { id, api } = await site.player("root", { isAdmin: true });
		const usual = {
			maintenance: { isOn: false, message: null, until: null },
			registration: "open",
			analyticsEnabled: true,
			showsActivity: true,
			integrity: "open",
			limits: defaultSiteLimits(),
			updateNotice: { isOn: false, repository: "hilo/hilo" },
			branding: DEFAULT_BRANDING,
		};
		expect(await api.site.settings.query()).toEqual(usual);
		const limits = { ...defaultSiteLimits(), writes: 30 };
		for (let n = 0; n < 2; n++) {
			await api.site.setAnalytics.mutate({ isOn: false });
			await api.site.setActivity.mutate({ isOn: false });
			await api.site.setIntegrity.mutate({ integrity: "strict" });
			await api.site.setLimits.mutate({ limits });
			await api.site.setUpdateNotice.mutate({ isOn: true });
		}
		expect(await api.site.settings.query()).toEqual({
			...usual,
			analyticsEnabled: false,
			showsActivity: false,
			integrity: "strict",
			limits,
			updateNotice: { isOn: true, repository: "hilo/hilo" },
		});
		expect(await written(site)).toContainEqual({
			action: "site.integrity",
			actor_name: "root",
			before: { integrity: "open" },
			after: { integrity: "strict" },
		});
		expect(await written(site)).toHaveLength(5);
		await site.settled();
		expect(site.received(id)).toContainEqual({ kind: "admin" });
	});

	it("applies settings and limits in every process within a second", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const root = await site.player("root", { isAdmin: true });
		const secondSite = site.another();
		expect((await wrongPassword(secondSite, ada)).status).toBe(401);
		await root.api.site.setLimits.mutate({
			limits: { ...defaultSiteLimits(), passwordsPerAccount: 3, writes: 20 },
		});
		site.clock.advance(1000);
		const adaOnSecondSite = secondSite.visitedBy(ada);
		const statuses = [];
		for (let n = 0; n < 3; n++) statuses.push((await wrongPassword(secondSite, ada)).status);
		expect(statuses).toEqual([401, 401, 429]);
		const write = () => adaOnSecondSite.post("/user/update-score", { game: "githubGame", score: 0 });
		for (let n = 0; n < 20; n++) expect((await write()).status).toBe(200);
		expect((await write()).status).toBe(429);
	});
});
