import { describe, expect, it } from "vitest";
import type { RenderedPage } from "../platform/pages/render-page.ts";
import { onOneDatabase } from "../testing/sites.ts";
import type { SiteOptions } from "../testing/test-site.ts";
import { renderedPage, webThatRenders } from "../testing/test-web.ts";

const openSite = onOneDatabase();

const POLICY = "Content-Security-Policy";

/** Opens a site whose page contains a counter of renderings; its version is the shown text alone. */
async function openShowing(shown: { text: string; status?: number }, options: SiteOptions = {}) {
	let at = 0;
	const render = async (): Promise<RenderedPage> => ({
		...renderedPage(`<p>${shown.text}</p><script>${++at}</script>`, {
			status: shown.status ?? 200,
			inline: { scripts: [`sha256-${at}`], styles: [] },
		}),
		version: () => shown.text,
	});
	return openSite({ ...options, web: webThatRenders(render) });
}

describe("a visitor's page", () => {
	it("is not sent again to a browser that has it, even after another rendering", async () => {
		const site = await openShowing({ text: "Hilo" });
		const browser = site.visitor();
		const first = await browser.fetch("/");
		const etag = first.headers.get("ETag") ?? "";
		expect(etag).toMatch(/^W\/"[\w-]{43}"$/);
		for (const seconds of [1, 10]) {
			site.clock.advance(seconds * 1000);
			const again = await browser.fetch("/", { headers: { "If-None-Match": etag } });
			expect([again.status, await again.text()]).toEqual([304, ""]);
			expect(again.headers.get("ETag")).toBe(etag);
			expect(again.headers.get("Cache-Control")).toBe("private, no-cache");
			expect(again.headers.get("Vary")).toBe("Cookie, Accept-Encoding");
		}
	});

	it("keeps the policy of its own rendering, because the next one's would forbid its script", async () => {
		const site = await openShowing({ text: "Hilo" });
		const browser = site.visitor();
		const first = await browser.fetch("/");
		expect(first.headers.get(POLICY)).toContain("'sha256-1'");
		site.clock.advance(10_000);
		const headers = { "If-None-Match": first.headers.get("ETag") ?? "" };
		expect((await browser.fetch("/", { headers })).headers.get(POLICY)).toBeNull();
		expect((await browser.fetch("/")).headers.get(POLICY)).toContain("'sha256-2'");
	});

	it("is sent when its content or its allowed sources differ", async () => {
		const shown = { text: "Hilo" };
		const site = await openShowing(shown);
		const tagOf = async (path = "/") => (await site.visitor().fetch(path)).headers.get("ETag");
		const tags = [await tagOf(), await tagOf("/leaderboard")];
		shown.text = "Lohi";
		site.clock.advance(5000);
		tags.push(await tagOf());
		expect(new Set(tags).size).toBe(3);
	});

	it("has no tag when it failed or its address has a secret", async () => {
		const shown = { text: "Hilo", status: 200 };
		const site = await openShowing(shown);
		const tagOf = async (path: string) => (await site.visitor().fetch(path)).headers.get("ETag");
		expect(await tagOf("/custom-game/x?key=secret")).toBeNull();
		shown.status = 404;
		const headers = { "If-None-Match": "*" };
		expect((await site.visitor().fetch("/none", { headers })).status).toBe(404);
	});
});

describe("a player's page", () => {
	it("is always sent, without a tag", async () => {
		const site = await openShowing({ text: "Hilo" });
		const etag = (await site.visitor().fetch("/")).headers.get("ETag") ?? "";
		const ada = await site.player("ada");
		for (const known of [etag, "*"]) {
			const response = await ada.fetch("/", { headers: { "If-None-Match": known } });
			expect([response.status, response.headers.get("ETag")]).toEqual([200, null]);
		}
	});
});
