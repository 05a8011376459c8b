import { Agent, get, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { Hono } from "hono";
import { afterEach, expect, it } from "vitest";
import { onOneDatabase } from "../../testing/sites.ts";
import { onePage } from "../../testing/test-web.ts";
import type { ApiEnv } from "./api-env.ts";
import { type Listening, listen } from "./listen.ts";
import { MAX_JSON_BYTES } from "./parse-body.ts";

const openSite = onOneDatabase();
let server: Listening | null = null;
afterEach(() => server?.close());

it("listens on a free port and reports it", async () => {
	const app = new Hono<ApiEnv>();
	app.get("/", (c) => c.text(c.env.incoming?.socket.remoteAddress ?? "nobody"));
	server = await listen(app, { host: "127.0.0.1", port: 0 });
	expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
	const response = await fetch(server.url);
	expect(await response.text()).toBe("127.0.0.1");
	const { port } = new URL(server.url);
	const second = listen(app, { host: "127.0.0.1", port: Number(port) });
	await expect(second).rejects.toMatchObject({ code: "EADDRINUSE" });
});

it("keeps an idle connection for longer than a proxy does", async () => {
	const app = new Hono<ApiEnv>();
	app.get("/", (c) => c.text("hello"));
	server = await listen(app, { host: "127.0.0.1", port: 0 });
	const seconds = await new Promise((resolve, reject) => {
		get(server?.url ?? "", { agent: new Agent({ keepAlive: true }) }, (response) => {
			resolve(response.headers["keep-alive"]);
			response.resume();
		}).once("error", reject);
	});
	expect(seconds).toBe("timeout=75");
});

it("lets open requests end before it closes", async () => {
	const app = new Hono<ApiEnv>();
	let begun = () => {};
	const hasBegun = new Promise<void>((resolve) => {
		begun = resolve;
	});
	app.get("/", async (c) => {
		begun();
		await sleep(50);
		return c.text("done");
	});
	server = await listen(app, { host: "127.0.0.1", port: 0 });
	const { url } = server;
	const answer = fetch(url).then((response) => response.text());
	await hasBegun;
	await server.close();
	expect(await answer).toBe("done");
	await expect(fetch(url)).rejects.toThrow();
});

it("passes requests through the middleware before the application", async () => {
	const app = new Hono<ApiEnv>();
	app.get("*", (c) => c.text("the application"));
	server = await listen(app, { host: "127.0.0.1", port: 0 }, (request, response, next) => {
		if (request.url === "/sources") response.end("the tools");
		else next();
	});
	expect(await (await fetch(`${server.url}/sources`)).text()).toBe("the tools");
	expect(await (await fetch(server.url)).text()).toBe("the application");
});

it("carries the whole application over a real connection", async () => {
	const site = await openSite({ web: { ...onePage, files: import.meta.dirname } });
	server = await listen(site.app, { host: "127.0.0.1", port: 0 });
	const { url } = server;
	const post = (path: string, body: string | ReadableStream, headers: Record<string, string> = {}) =>
		fetch(`${url}/api${path}`, {
			method: "POST",
			headers: { "Content-Type": "application/json", Origin: url, ...headers },
			body,
			duplex: "half",
		});
	const ada = { email: "ada@example.org", username: "ada", password: "correct horse" };
	const registered = await post("/trpc/accounts.register", JSON.stringify(ada));
	expect(registered.status).toBe(200);
	const [cookie = ""] = registered.headers.getSetCookie();
	expect(cookie).toMatch(/^hilo_session=.+; HttpOnly; Max-Age=2592000; Path=\/; SameSite=Lax$/);
	const headers = { Cookie: cookie.split(";")[0] ?? "" };
	const me = await fetch(`${url}/api/user/me`, { headers });
	expect(await me.json()).toMatchObject({ user: { username: "ada" } });
	const tag = me.headers.get("ETag") ?? "";
	expect((await fetch(`${url}/api/user/me`, { headers: { ...headers, "If-None-Match": tag } })).status).toBe(
		304,
	);
	const endless = new Blob(["x".repeat(MAX_JSON_BYTES + 1)]).stream();
	expect((await post("/auth/login", endless)).status).toBe(413);
	expect(
		(
			await post("/auth/logout", "{}", {
				Origin: "https://elsewhere.example",
				"Sec-Fetch-Site": "cross-site",
			})
		).status,
	).toBe(403);
	const file = await fetch(`${url}/listen.ts`);
	expect(file.headers.get("Cache-Control")).toBe("public, max-age=86400");
	expect(await (await fetch(`${url}/leaderboard`)).text()).toBe("a page");
});

const ODD_REQUESTS: [path: string, headers: Record<string, string>][] = [
	["/", { Cookie: "discount=100%; hilo_session=%E0%A4%A; theme=%; __proto__=1" }],
	["/", { Cookie: "hilo_session=\u00e9\u00ff" }],
	["/", { Host: "[" }],
	["/api/game-status", { Host: "evil.example:99999" }],
	["/", { "X-Forwarded-For": "::1%", "X-Forwarded-Proto": "javascript" }],
	["/", { "If-None-Match": '"a",'.repeat(1000) }],
	["/", { "Accept-Encoding": ",,;q=,", "Accept-Language": "de-DE-".repeat(500) }],
	["/%E0%A4%A", {}],
	["//evil.example/%2e%2e", {}],
	["/api/trpc/me.get?input=%22%5Cud800%22", {}],
	["/api/trpc/leaderboards.popular?connectionParams=%7B", {}],
	["/api/user/search?query[]=1&__proto__=1", { Authorization: "Basic %%%" }],
];

it.each(ODD_REQUESTS)(
	"answers %s with the headers %j, and not by an error of its own",
	async (path, headers) => {
		const site = await openSite({ web: onePage, settings: { trustProxy: true } });
		server = await listen(site.app, { host: "127.0.0.1", port: 0 });
		const { port } = new URL(server.url);
		const status = await new Promise<number>((resolve, reject) => {
			const sent = request({ host: "127.0.0.1", port, path, headers, agent: false }, (response) => {
				response.resume();
				resolve(response.statusCode ?? 0);
			});
			sent.once("error", reject).end();
		});
		expect(status).toBeGreaterThanOrEqual(200);
		expect(status).toBeLessThan(500);
	},
);
