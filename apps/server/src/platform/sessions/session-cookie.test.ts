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

it("is found behind another of its name, which a neighbouring site has set, and stays", async () => {
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

it("is looked for among a few of its name only", async () => {
	const site = await openSite();
	const ada = await site.player("ada");
	const junk = Array.from({ length: 4 }, (_, n) => `junk-${n}; hilo_session=`).join("");
	ada.cookies.set("hilo_session", `${junk}${ada.cookies.get("hilo_session")}`);
	expect((await ada.get("/user/me")).status).toBe(401);
	expect(ada.setCookies).toEqual([expect.stringMatching(/^hilo_session=; .*Max-Age=0/)]);
});

it("that can't be read leaves a visitor", async () => {
	const site = await openSite();
	const visitor = site.visitor();
	visitor.cookies.set("hilo_session", "100%");
	expect((await visitor.get("/game-status")).status).toBe(200);
	expect((await visitor.get("/user/me")).status).toBe(401);
});

it("is for https only where a trusted proxy says that the browser used it", async () => {
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

it("believes no proxy that is not trusted", async () => {
	const site = await openSite();
	await site.player("ada");
	const browser = site.visitor(PROXIED);
	await browser.post("/auth/login", login);
	expect(browser.setCookies[0]).not.toMatch(/Secure/);
});

it("never goes out on an answer that others may keep", async () => {
	const site = await openSite();
	const { poolId } = await site.visitor().api.play.opening.query({ game: "country" });
	const path = `/trpc/play.pool?input=${encodeURIComponent(JSON.stringify({ poolId }))}`;
	expect((await site.visitor().get(path)).headers.get("Cache-Control")).toMatch(/^public/);
	const leaving = site.visitor();
	leaving.cookies.set("hilo_session", "long-gone");
	const answer = await leaving.get(path);
	expect(leaving.setCookies).toHaveLength(1);
	expect(answer.headers.get("Cache-Control")).toBe("private, no-cache");
});

it("is set once where a session takes the place of one that has ended", async () => {
	const site = await openSite();
	await site.player("ada");
	const browser = site.visitor();
	browser.cookies.set("hilo_session", "long-gone");
	expect((await browser.post("/auth/login", login)).status).toBe(200);
	expect(browser.setCookies).toEqual([expect.stringMatching(/^hilo_session=[\w-]{20,}; /)]);
});
