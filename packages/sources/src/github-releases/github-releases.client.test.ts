import { expect, test } from "vitest";
import { GITHUB_BASE } from "../github/github.client.ts";
import { providerServer } from "../testing/provider-server.ts";
import { testTools } from "../testing/test-tools.ts";
import { fetchLatestRelease, releaseOf } from "./github-releases.client.ts";
import { githubReleasesHandlers } from "./github-releases.msw-handlers.ts";

const server = providerServer();
const LATEST_URL = `${GITHUB_BASE}/repos/hilo/hilo/releases/latest`;

const fetchLatest = () => fetchLatestRelease({ ...testTools().tools, userAgent: "Hilo/1.2.3" }, "hilo/hilo");

test("asks for the latest release, naming the site's version", async () => {
	expect(await fetchLatest()).toEqual({
		version: "1.10.0",
		url: "https://github.com/hilo/hilo/releases/tag/v1.10.0",
	});
	expect(server.calls.map(({ url, headers }) => [url, headers.get("User-Agent")])).toEqual([
		[LATEST_URL, "Hilo/1.2.3"],
	]);
});

test("returns null where there is none, and throws where GitHub does not answer", async () => {
	server.use(...githubReleasesHandlers({ status: 404 }));
	expect(await fetchLatest()).toBeNull();
	server.use(...githubReleasesHandlers({ status: 502 }));
	await expect(fetchLatest()).rejects.toMatchObject({ kind: "broken" });
});

test.each(["nightly", "v1.1", "1.1.0-rc.1", "v1.1.0/../../x", "1.1.1234567"])(
	"%s names no release",
	(tag) => {
		expect(releaseOf("hilo/hilo", { tag_name: tag })).toBeNull();
	},
);
