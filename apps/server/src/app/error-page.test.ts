import { ERRORS } from "@hilo/rules/errors/errors";
import { DEFAULT_BRANDING } from "@hilo/rules/site/branding";
import { SITE_LIMITS } from "@hilo/rules/site/site-limits";
import { expect, it } from "vitest";
import type { ErrorPage, RenderPage } from "../platform/pages/render-page.ts";
import type { Browser } from "../testing/browser.ts";
import { FailingDatabase } from "../testing/failing-database.ts";
import { onAnyDatabase } from "../testing/sites.ts";
import { onePage, renderedPage, webThatRenders } from "../testing/test-web.ts";

const REFUSED = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
const STYLE = "sha256-abc";

const render: RenderPage = async ({ call }) => {
	await call({ path: "site.gameStatus", type: "query", input: undefined });
	return renderedPage("a page");
};
/** Shows what it got. */
const renderError = (page: ErrorPage) => ({ html: JSON.stringify(page), styles: [STYLE] });
const errorIn = (html: string): ErrorPage => JSON.parse(html);

async function pageOf(browser: Browser, headers: Record<string, string> = {}) {
	const answer = await browser.fetch("/leaderboard?limit=5", { headers });
	return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

onAnyDatabase((openSite) => {
	it("replaces every page during an outage, and none after it", async () => {
		const database = new FailingDatabase();
		const web = { ...webThatRenders(render), renderError };
		const site = await openSite({ wrapDatabase: database.wrap, web });
		const ada = await site.player("ada");
		database.failure = REFUSED;
		for (const browser of [site.visitor(), ada]) {
			const { status, headers, text } = await pageOf(browser);
			expect(status).toBe(503);
			expect(errorIn(text)).toEqual({
				site: DEFAULT_BRANDING,
				basePath: "",
				theme: null,
				error: {
					status: 503,
					message: ERRORS["site/out-of-service"].message,
					reference: null,
					limit: null,
				},
			});
			expect(headers.get("Retry-After")).toBe("5");
			expect(headers.get("Cache-Control")).toBe("no-store");
			expect(headers.get("Content-Security-Policy")).toContain(`style-src 'self' '${STYLE}'`);
			expect(headers.get("X-Frame-Options")).toBe("DENY");
		}
		const dark = await pageOf(site.visitor(), { Cookie: "theme=dark" });
		expect(errorIn(dark.text).theme).toBe("dark");
		database.failure = null;
		for (const browser of [site.visitor(), ada])
			expect(await pageOf(browser)).toMatchObject({ status: 200, text: "a page" });
		site.log.take();
	});

	it("says when to come again over a limit, which only administrators are told", async () => {
		const site = await openSite({ web: { ...onePage, renderError } });
		const root = await site.player("root", { isAdmin: true });
		const { min } = SITE_LIMITS.pages;
		await root.api.site.setLimits.mutate({ limits: { pages: min } });
		const ada = await site.player("ada");
		const lastOf = async (open: () => Promise<Response>) => {
			for (let n = 0; n < min; n++) await open();
			const answer = await open();
			expect(answer.headers.get("Retry-After")).toBe("10");
			return errorIn(await answer.text()).error;
		};
		const refused = {
			status: 429,
			message: "Too many requests. Please try again in 10 seconds.",
			reference: null,
		};
		for (const browser of [root, ada]) await browser.get("/user/me");
		expect(await lastOf(() => root.fetch("/"))).toEqual({ ...refused, limit: "pages" });
		expect(await lastOf(() => ada.fetch("/"))).toEqual({ ...refused, limit: null });
	});
});
