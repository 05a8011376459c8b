import { expect, test } from "vitest";
import { PROVIDER_IDS } from "./providers.ts";
import { enabledProviders, missingSettings, remoteHosts } from "./source-settings.ts";
import { ALL_SOURCES_ON } from "./testing/test-tools.ts";

test("switches a provider on with live data and its keys", () => {
	expect(enabledProviders(ALL_SOURCES_ON)).toEqual(PROVIDER_IDS);
	expect(enabledProviders({ ...ALL_SOURCES_ON, liveData: false })).toEqual([]);
	expect(enabledProviders({ liveData: true })).toEqual(["wikimedia"]);
	expect(enabledProviders({ liveData: true, redditClientId: "id" })).not.toContain("reddit");
	expect(enabledProviders({ liveData: true, tmdbToken: "" })).not.toContain("tmdb");
});

test("names missing environment variables", () => {
	expect(missingSettings({ liveData: false }, "spotify")).toEqual([
		"LIVE_DATA",
		"SPOTIFY_CLIENT_ID",
		"SPOTIFY_CLIENT_SECRET",
	]);
	expect(missingSettings({ ...ALL_SOURCES_ON, billionairesUrl: undefined }, "forbes")).toEqual([
		"BILLIONAIRES_URL",
	]);
});

test("allows pictures and samples of active providers only", () => {
	expect(remoteHosts({ ...ALL_SOURCES_ON, liveData: false })).toEqual({ images: [], media: [] });
	expect(remoteHosts({ liveData: true, githubToken: "t" })).toEqual({
		images: ["upload.wikimedia.org"],
		media: [],
	});
	expect(remoteHosts(ALL_SOURCES_ON).media).toEqual(["p.scdn.co"]);
	for (const host of remoteHosts(ALL_SOURCES_ON).images) expect(host).toMatch(/^[a-z0-9.-]+$/);
});
