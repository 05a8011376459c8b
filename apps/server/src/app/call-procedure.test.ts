import { Hono } from "hono";
import { expect, it } from "vitest";
import type { ApiEnv } from "../platform/http/api-env.ts";
import { procedureNames } from "../testing/every-call.ts";
import { onOneDatabase } from "../testing/sites.ts";
import type { Player, TestSite } from "../testing/test-site.ts";
import { callProcedure } from "./call-procedure.ts";
import { askAdapter } from "./trpc-endpoint.ts";

const openSite = onOneDatabase();
const NAMES = procedureNames().filter((name) => name !== "live.events");
const JSON_TYPE = { "Content-Type": "application/json" };

/** Answers a path by our code or by tRPC's adapter; 501 when our code leaves the call to the adapter. */
function doors(site: TestSite, player?: Player) {
	const app = new Hono<ApiEnv>();
	app.use(async (c, next) => {
		const actor = player
			? {
					kind: "player" as const,
					isAdmin: false,
					revision: 0,
					credential: { kind: "session", secret: "none" } as const,
					...player,
				}
			: { kind: "visitor" as const };
		c.set("ctx", { ...site.operator, actor });
		await next();
	});
	app.all("/api/trpc/*", async (c) => {
		if (c.req.header("x-door") === "adapter") return askAdapter(c);
		return (await callProcedure(c)) ?? c.text("left to the adapter", 501);
	});
	return async (door: "ours" | "adapter", path: string, init: RequestInit = {}) => {
		const headers = { ...init.headers, "x-door": door };
		const response = await app.request(`http://hilo.test/api/trpc/${path}`, { ...init, headers });
		const answer = { type: response.headers.get("content-type"), vary: response.headers.get("vary") };
		return { ...answer, status: response.status, text: await response.text() };
	};
}

type Ask = ReturnType<typeof doors>;

async function expectAlike(ask: Ask, path: string, init?: RequestInit) {
	const [own, adapters] = [await ask("ours", path, init), await ask("adapter", path, init)];
	expect(own.status).not.toBe(501);
	expect(own).toEqual(adapters);
}

async function expectLeft(ask: Ask, path: string, init?: RequestInit) {
	expect((await ask("ours", path, init)).status).toBe(501);
}

const post = (body: string): RequestInit => ({ method: "POST", headers: JSON_TYPE, body });
const WRONG = [5, { key: 5, game: [], id: "\u0000", userId: {}, page: "x" }];
const query = (input: unknown) => `?input=${encodeURIComponent(JSON.stringify(input))}`;

it("answers every call with the same bytes as tRPC's adapter", async () => {
	const site = await openSite({ settings: { rateLimits: false } });
	const [visitor, player] = [doors(site), doors(site, await site.player("ada"))];
	for (const name of NAMES) {
		const isQuery = (await visitor("ours", name)).status !== 501;
		for (const ask of [visitor, player]) {
			if (isQuery) {
				await expectAlike(ask, name);
				await expectAlike(ask, `${name}?input=%7B`);
				for (const input of WRONG) await expectAlike(ask, name + query(input));
				await expectLeft(ask, name, post("{}"));
			} else {
				for (const input of WRONG) await expectAlike(ask, name, post(JSON.stringify(input)));
				for (const body of ["", "{"]) await expectAlike(ask, name, post(body));
				await expectLeft(ask, name, { headers: JSON_TYPE });
			}
		}
	}
});

it("reads an input in any spelling as tRPC's adapter does", async () => {
	const site = await openSite();
	const ask = doors(site, await site.player("ada"));
	const board = "leaderboards.classic";
	for (const search of [
		"",
		"?input=",
		"?input=%",
		"?input=+%7B%22key%22:%22githubGame%22%7D+",
		"?x&input=%7B%7D",
	])
		await expectAlike(ask, board + search, {
			headers: { "Content-Type": "application/json; charset=utf-8" },
		});
	await expectAlike(ask, board + query({ key: "githubGame", period: "week" }));
	for (const body of ["\ufeff{}", "null", " {} ", '{"game":"github","filter":"\\ud800"}'])
		await expectAlike(ask, "play.start", post(body));
});

it("leaves calls other than plain JSON to tRPC's adapter", async () => {
	const ask = doors(await openSite());
	const [board, guess] = ["leaderboards.popular", "play.guess"];
	await expectLeft(ask, "no.call");
	await expectLeft(ask, "constructor");
	await expectLeft(ask, "live.events");
	await expectLeft(ask, `${board}?batch=1`);
	await expectLeft(ask, `${board}?x=1&batch=1`);
	await expectLeft(ask, `${board}?connectionParams=%7B%7D`);
	for (const method of ["HEAD", "OPTIONS", "PUT", "DELETE"]) await expectLeft(ask, board, { method });
	await expectLeft(ask, board, { headers: { Accept: "text/html, application/jsonl" } });
	await expectLeft(ask, board, { headers: { "trpc-accept": "application/jsonl" } });
	for (const type of ["text/plain", "application/octet-stream", "multipart/form-data; boundary=x"])
		await expectLeft(ask, guess, { method: "POST", headers: { "Content-Type": type }, body: "{}" });
	await expectLeft(ask, guess, { method: "POST" });
});
