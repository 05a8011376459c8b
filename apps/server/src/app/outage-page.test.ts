import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import type { RenderPage } from "../platform/pages/render-page.ts";
import type { Browser } from "../testing/browser.ts";
import { FailingDatabase } from "../testing/failing-database.ts";
import { onEachDatabase } from "../testing/sites.ts";
import { renderedPage, webThatRenders } from "../testing/test-web.ts";

const REFUSED = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
const CSS = "p { color: red }";
const HASH = createHash("sha256").update(CSS).digest("base64");

const render: RenderPage = async ({ call }) => {
	await call({ path: "site.gameStatus", type: "query", input: undefined });
	return renderedPage("a page");
};
const renderOutage = (theme: string | null) => `<style>${CSS}</style><p>out ${theme}</p>`;

async function pageOf(browser: Browser, headers: Record<string, string> = {}) {
	const answer = await browser.fetch("/leaderboard?limit=5", { headers });
	return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

onEachDatabase((openSite) => {
	it("replaces every page during an outage, and none after it", async () => {
		const database = new FailingDatabase();
		const web = { ...webThatRenders(render), files: null, renderOutage };
		const site = await openSite({ wrapDatabase: database.wrap, web });
		const ada = await site.player("ada");
		database.failure = REFUSED;
		for (const browser of [site.visitor(), ada]) {
			const { status, headers, text } = await pageOf(browser);
			expect([status, text]).toEqual([503, `<style>${CSS}</style><p>out null</p>`]);
			expect(headers.get("Retry-After")).toBe("5");
			expect(headers.get("Cache-Control")).toBe("no-store");
			expect(headers.get("Content-Security-Policy")).toContain(`style-src 'self' 'sha256-${HASH}'`);
			expect(headers.get("X-Frame-Options")).toBe("DENY");
		}
		expect((await pageOf(site.visitor(), { Cookie: "theme=dark" })).text).toContain("out dark");
		database.failure = null;
		for (const browser of [site.visitor(), ada])
			expect(await pageOf(browser)).toMatchObject({ status: 200, text: "a page" });
		site.log.take();
	});
});
