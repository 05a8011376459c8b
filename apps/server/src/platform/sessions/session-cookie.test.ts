import { expect, it } from "vitest";
import { onOneDatabase } from "../../testing/sites.ts";

const openSite = onOneDatabase();
const PROXIED = { headers: { "X-Forwarded-Proto": "https" } };
const login = { emailOrUsername: "ada", password: "correct horse" };

it("is found among cookies that other programs on the host have set", async () => {
	const site = await openSite();
	const ada = await site.player("ada");
	ada.cookies.set("discount", "100%");
	ada.cookies.set("theme", "%E0%A4%A");
	expect((await ada.get("/user/me")).status).toBe(200);
	expect((await ada.get("/game-status")).status).toBe(200);
});

it("is found behind a cookie of the same name from a neighbouring site, and stays", async () => {
	const site = await openSite();
	const ada = await site.player("ada");
	const own = ada.cookies.get("hilo_session");
	for (const pair of [
		`junk; hilo_session=${own}`,
		`${own}; hilo_session=junk`,
		`100%; hilo_session=${own}`,
	]) {
		ada.cookies.set("hilo_session", pair);
		expect((await ada.get("/user/me")).status, pair).toBe(200);
		expect(ada.setCookies, pair).toEqual([]);
	}
});

it("is for https only if a trusted proxy says that the browser used it", async () => {
	const site = await openSite({ settings: { trustProxy: true } });
	await site.player("ada");
	const overHttps = site.visitor(PROXIED);
	const answer = await overHttps.post("/auth/login", login);
	expect(overHttps.setCookies[0]).toMatch(/^hilo_session=.*; Secure/);
	expect(answer.headers.get("Strict-Transport-Security")).toBe("max-age=31536000");
	const overHttp = site.visitor();
	const plain = await overHttp.post("/auth/login", login);
	expect(overHttp.setCookies[0]).not.toMatch(/Secure/);
	expect(plain.headers.has("Strict-Transport-Security")).toBe(false);
});

it("ignores proxies that are not trusted", async () => {
	const site = await openSite();
	await site.player("ada");
	const browser = site.visitor(PROXIED);
	await browser.post("/auth/login", login);
	expect(browser.setCookies[0]).not.toMatch(/Secure/);
});

it("is set once when a session replaces one that has ended", async () => {
	const site = await openSite();
	await site.player("ada");
	const browser = site.visitor();
	browser.cookies.set("hilo_session", "long-gone");
	expect((await browser.post("/auth/login", login)).status).toBe(200);
	const own = browser.setCookies.filter((line) => line.startsWith("hilo_session="));
	expect(own).toEqual([expect.stringMatching(/^hilo_session=[\w-]{20,}; /)]);
});
