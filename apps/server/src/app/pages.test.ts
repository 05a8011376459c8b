import { describe, expect, it } from "vitest";
import { setMaintenance } from "../features/site/maintenance.ts";
import type { PageRequest, RenderPage } from "../platform/pages/render-page.ts";
import type { WebClient } from "../platform/pages/web-client.ts";
import type { Browser } from "../testing/browser.ts";
import { FailingDatabase } from "../testing/failing-database.ts";
import { onOneDatabase } from "../testing/sites.ts";
import type { SiteOptions } from "../testing/test-site.ts";
import { renderedPage, webThatRenders } from "../testing/test-web.ts";

const openSite = onOneDatabase();

const greeting: RenderPage = async ({ call, path, theme, origin }) => {
	const me = await call({ path: "me.get", type: "query", input: undefined });
	const meJson = JSON.stringify(me);
	return renderedPage(`<p>${path} ${theme} ${origin}</p><script>${meJson}</script>`, { inline: INLINE });
};

const INLINE = { scripts: ["sha256-one=", "sha256-two="], styles: ["sha256-three="] };

async function openWith(
	render: RenderPage = greeting,
	options: SiteOptions = {},
	web: Partial<WebClient> = {},
) {
	const rendered: PageRequest[] = [];
	const counting: RenderPage = (request) => {
		rendered.push(request);
		return render(request);
	};
	const site = await openSite({ ...options, web: { ...webThatRenders(counting), ...web } });
	return { site, rendered };
}

async function textOf(browser: Browser, path = "/", headers: Record<string, string> = {}): Promise<string> {
	return (await browser.fetch(path, { headers })).text();
}

describe("a visitor's page", () => {
	it("is rendered once for all who ask at the same moment", async () => {
		const { site, rendered } = await openWith();
		const pages = await Promise.all(Array.from({ length: 8 }, () => textOf(site.visitor())));
		expect(rendered).toHaveLength(1);
		expect(new Set(pages).size).toBe(1);
	});

	it("is kept for 5 seconds at most", async () => {
		const { site, rendered } = await openWith();
		await textOf(site.visitor());
		site.clock.advance(4999);
		await textOf(site.visitor());
		expect(rendered).toHaveLength(1);
		site.clock.advance(1);
		await textOf(site.visitor());
		expect(rendered).toHaveLength(2);
	});

	it("is not cached across the start or end of maintenance", async () => {
		const { site, rendered } = await openWith();
		const switchTo = async (isOn: boolean) => {
			await setMaintenance(site.operator, { isOn });
			await textOf(site.visitor());
			return rendered.length;
		};
		await textOf(site.visitor());
		expect([await switchTo(true), await switchTo(false), await switchTo(true)]).toEqual([2, 3, 4]);
	});

	it("is cached by address, search and chosen theme", async () => {
		const { site, rendered } = await openWith();
		const inTheme = (theme: string) => ({ Cookie: `theme=${theme}` });
		const markers = [
			await textOf(site.visitor(), "/"),
			await textOf(site.visitor(), "/leaderboard"),
			await textOf(site.visitor(), "/leaderboard?game=movie"),
			await textOf(site.visitor(), "/", inTheme("dark")),
			await textOf(site.visitor(), "/", inTheme("light")),
			await textOf(site.visitor(), "/", inTheme("purple")),
		].map((html) => /<p>(.*)<\/p>/.exec(html)?.[1]);
		expect(markers).toEqual([
			"/ null http://127.0.0.1:3000",
			"/leaderboard null http://127.0.0.1:3000",
			"/leaderboard?game=movie null http://127.0.0.1:3000",
			"/ dark http://127.0.0.1:3000",
			"/ light http://127.0.0.1:3000",
			"/ null http://127.0.0.1:3000",
		]);
		expect(rendered).toHaveLength(5);
	});

	it("is cached by the query parameters that its route knows", async () => {
		const pathOf = (path: string) => path.replace(/[?&]x=[^&]*/g, "");
		const { site, rendered } = await openWith(greeting, {}, { pathOf });
		for (let n = 0; n < 3; n++) await textOf(site.visitor(), `/?x=${n}`);
		expect(rendered.map(({ path }) => path)).toEqual(["/"]);
	});

	it("names the public or listening address, never the one that the caller sent", async () => {
		const { site, rendered } = await openWith();
		for (const host of ["evil.example", "other.example:8080", "localhost:1", "127.9.9.9"]) {
			const request = new Request(`http://${host}/`, { headers: { "X-Forwarded-Host": "evil.example" } });
			expect(await (await site.app.request(request)).text()).toContain("/ null http://127.0.0.1:3000<");
		}
		expect(rendered).toHaveLength(1);
		const known = await openWith(greeting, { settings: { publicUrl: "https://hilo.example" } });
		expect(await textOf(known.site.visitor())).toContain("/ null https://hilo.example<");
	});

	it("is not cached when its address has a secret", async () => {
		const { site, rendered } = await openWith();
		for (let n = 0; n < 2; n++) await textOf(site.visitor(), "/custom-game/x?preview=false&key=secret");
		expect(rendered).toHaveLength(2);
	});

	it.each([404, 503])("is not cached with status %i", async (status) => {
		const { site, rendered } = await openWith(async () => renderedPage("sorry", { status }));
		for (let n = 0; n < 2; n++) await textOf(site.visitor(), "/user/nobody");
		expect(rendered).toHaveLength(2);
	});
});

describe("a player's page", () => {
	it("is rendered each time, for that player alone", async () => {
		const { site, rendered } = await openWith();
		const [ada, bob] = [await site.player("ada"), await site.player("bob")];
		const visitor = site.visitor();
		const pages = await Promise.all([ada, bob, visitor, ada, visitor].map((browser) => textOf(browser)));
		const names = pages.map((html) => /"username":"(\w+)"/.exec(html)?.[1] ?? null);
		expect(names).toEqual(["ada", "bob", null, "ada", null]);
		expect(rendered).toHaveLength(4);
	});

	it("may be cached by nothing between the server and the browser", async () => {
		const { site } = await openWith();
		for (const browser of [await site.player("ada"), site.visitor()]) {
			const { headers } = await browser.fetch("/");
			expect(headers.get("Cache-Control")).toBe("private, no-cache");
			expect(headers.get("Vary")).toBe("Cookie, Accept-Encoding");
		}
	});

	it("extends the session", async () => {
		const { site } = await openWith();
		const ada = await site.player("ada");
		const soon = Date.now() + 1000 * 60 * 60;
		await site.db.kysely.updateTable("sessions").set({ expires_at: soon }).execute();
		await ada.fetch("/");
		expect(ada.setCookies).toEqual([expect.stringContaining("Max-Age=2592000")]);
	});

	it("is a visitor's page when the session has ended", async () => {
		const { site } = await openWith();
		const ada = await site.player("ada");
		await site.db.kysely.deleteFrom("sessions").execute();
		expect(await textOf(ada)).toContain('"user":null');
		expect(ada.cookies.size).toBe(0);
	});
});

describe("every page", () => {
	it("allows only the inline scripts and styles of its rendering", async () => {
		const { site } = await openWith();
		for (const browser of [site.visitor(), site.visitor(), await site.player("ada")]) {
			const { headers } = await browser.fetch("/");
			const policy = headers.get("Content-Security-Policy")?.split("; ");
			expect(policy).toContain("default-src 'none'");
			expect(policy).toContain("script-src 'self' 'sha256-one=' 'sha256-two='");
			expect(policy).toContain("style-src 'self' 'sha256-three='");
		}
	});

	it("may load pictures of other sites only where it shows custom games", async () => {
		const { site } = await openWith();
		const headersOf = async (path: string) => {
			const { headers } = await site.visitor().fetch(path);
			const images = /img-src ([^;]+)/.exec(headers.get("Content-Security-Policy") ?? "")?.[1]?.split(" ");
			return { images, embedder: headers.get("Cross-Origin-Embedder-Policy") };
		};
		for (const path of [
			"/",
			"/custom-games?tab=mine",
			"/custom-game/x",
			"/edit-custom-game/x",
			"/profile",
			"/user/x",
		]) {
			const { images, embedder } = await headersOf(path);
			expect(images, path).toContain("https:");
			expect(embedder, path).toBe("credentialless");
		}
		for (const path of ["/country-game", "/leaderboard", "/duel/new", "/custom-gamesters"]) {
			const { images, embedder } = await headersOf(path);
			expect(images, path).not.toContain("https:");
			expect(embedder, path).toBeNull();
		}
	});

	it("redirects where its route says so", async () => {
		const { site } = await openWith(async () => ({ kind: "redirect", location: "/custom-game/7" }));
		const response = await site.visitor().fetch("/custom-games/7", { redirect: "manual" });
		expect([response.status, response.headers.get("Location")]).toEqual([302, "/custom-game/7"]);
		expect(response.headers.get("Cache-Control")).toBe("private, no-cache");
	});

	it("gives no reason when rendering fails, except in the log", async () => {
		const { site } = await openWith(async () => {
			throw new Error("the reason");
		});
		for (const browser of [site.visitor(), await site.player("ada")]) {
			const response = await browser.fetch("/");
			expect(response.status).toBe(500);
			const html = await response.text();
			expect(html).toContain("An error has occured.");
			expect(html).not.toContain("the reason");
			expect(site.log.take()).toEqual([expect.stringContaining("the reason")]);
		}
	});

	it("sends Retry-After while the database is down", async () => {
		const database = new FailingDatabase();
		const { site } = await openWith(greeting, { wrapDatabase: database.wrap });
		const ada = await site.player("ada");
		database.failure = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
		const response = await ada.fetch("/");
		expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "5"]);
		expect(await response.text()).toContain("The site is not available right now.");
		expect(site.log.take()).toEqual([expect.stringContaining("the database does not answer")]);
	});

	it("is rendered each time in development, without a policy", async () => {
		const { site, rendered } = await openWith(greeting, {}, { isDevelopment: true });
		await textOf(site.visitor());
		const response = await site.visitor().fetch("/");
		expect(rendered).toHaveLength(2);
		expect(response.headers.get("Content-Security-Policy")).toBeNull();
	});
});
