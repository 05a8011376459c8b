import { Hono } from "hono";
import { etag } from "hono/etag";
import { expect, it, vi } from "vitest";
import type { ApiEnv } from "../http/api-env.ts";
import { fixedAnswer } from "./fixed-answer.ts";

const TEXT = "the same words again and again. ".repeat(100);

function site() {
	const app = new Hono<ApiEnv>();
	app.get(
		"/words",
		etag(),
		fixedAnswer(() => ({ type: "text/plain", body: TEXT })),
	);
	return { ask: (headers = {}) => app.request("/words", { headers }) };
}

it("compresses for clients that accept it", async () => {
	const { ask } = site();
	const [plain, packed] = [await ask(), await ask({ "Accept-Encoding": "gzip, br" })];
	expect(plain.headers.get("Content-Encoding")).toBeNull();
	expect(packed.headers.get("Content-Encoding")).toBe("br");
	expect((await packed.arrayBuffer()).byteLength).toBeLessThan(100);
	for (const { headers } of [plain, packed]) expect(headers.get("Vary")).toBe("Accept-Encoding");
});

it("sends nothing to clients that have it", async () => {
	const { ask } = site();
	const known = await ask({ "If-None-Match": (await ask()).headers.get("ETag") ?? "" });
	expect([known.status, await known.text()]).toEqual([304, ""]);
});

it("makes its answer again after a failure", async () => {
	const make = vi.fn(() => ({ type: "text/plain", body: TEXT }));
	make.mockImplementationOnce(() => {
		throw new Error("The file is gone.");
	});
	const app = new Hono<ApiEnv>();
	app.get("/words", fixedAnswer(make));
	expect((await app.request("/words")).status).toBe(500);
	expect(await (await app.request("/words")).text()).toBe(TEXT);
});
