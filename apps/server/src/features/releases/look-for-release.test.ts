import { DAY_MS } from "@hilo/rules/time/durations";
import { githubReleasesHandlers } from "@hilo/sources/github-releases/github-releases.msw-handlers";
import { providerServer } from "@hilo/sources/testing/provider-server";
import { expect, it } from "vitest";
import { onAnyDatabase } from "../../testing/sites.ts";
import { lookForRelease } from "./look-for-release.ts";

const server = providerServer();
const settings = { releasesRepository: "hilo/hilo" };

onAnyDatabase((openSite) => {
	it("asks nothing before an administrator switches it on, nor afterwards when it is off again", async () => {
		const site = await openSite({ settings });
		const { api } = await site.player("root", { isAdmin: true });
		await lookForRelease(site.operator);
		await api.site.setUpdateNotice.mutate({ isOn: true });
		await api.site.setUpdateNotice.mutate({ isOn: false });
		site.clock.advance(DAY_MS);
		await lookForRelease(site.operator);
		expect(server.calls).toEqual([]);
	});

	it("asks once a day for all processes, and tells administrators of a newer release once", async () => {
		const site = await openSite({ settings });
		const { api } = await site.player("root", { isAdmin: true });
		const version = async () => (await api.admin.health.query()).find(({ name }) => name === "Version");
		await api.site.setUpdateNotice.mutate({ isOn: true });
		expect(await version()).toMatchObject({ verdict: "ok", found: "1.2.3 (abcdef12)" });
		await Promise.all([site, site.another({ settings })].map(({ operator }) => lookForRelease(operator)));
		expect(server.calls).toHaveLength(1);
		// The other process may have stored it: settings are read again after a second.
		site.clock.advance(1000);
		expect(await version()).toMatchObject({
			verdict: "warning",
			found: "1.10.0 is out; this is 1.2.3 (abcdef12)",
			remedy: expect.stringContaining("docs/operating.md"),
			link: "https://github.com/hilo/hilo/releases/tag/v1.10.0",
		});
		site.clock.advance(DAY_MS);
		await lookForRelease(site.operator);
		expect(server.calls).toHaveLength(2);
		const messages = (await api.admin.notifications.query({ limit: 9 })).map(({ message }) => message);
		expect(messages).toEqual(["Hilo 1.10.0 is out"]);
		await api.site.setUpdateNotice.mutate({ isOn: false });
		expect(await version()).toMatchObject({ verdict: "ok" });
	});

	it("only logs that GitHub does not answer", async () => {
		const site = await openSite({ settings });
		const { api } = await site.player("root", { isAdmin: true });
		await api.site.setUpdateNotice.mutate({ isOn: true });
		server.use(...githubReleasesHandlers({ status: 401 }));
		await lookForRelease(site.operator);
		expect(site.log.take()).toEqual([expect.stringContaining("GitHub did not name the latest release")]);
	});
});
