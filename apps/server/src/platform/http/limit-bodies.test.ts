import { AppError } from "@hilo/rules/errors/app-error";
import { Hono } from "hono";
import { expect, it } from "vitest";
import type { Ctx } from "../context.ts";
import type { ApiEnv } from "./api-env.ts";
import { limitBodies } from "./limit-bodies.ts";

const KIB = 1024;

function openApp() {
	const app = new Hono<ApiEnv>();
	const arrived = Promise.withResolvers<void>();
	app.use(async (c, next) => {
		c.set("ctx", { address: c.req.header("X-Address") ?? "" } as Ctx);
		await next();
	});
	app.use(limitBodies({ perAddress: 100 * KIB, perProcess: 150 * KIB }));
	app.post("/", async (c) => {
		await arrived.promise;
		return c.text("ok");
	});
	app.onError((error, c) => c.text(String(error), error instanceof AppError ? 429 : 500));
	const post = (address: string, headers: Record<string, string>) =>
		app.request("/", { method: "POST", headers: { "X-Address": address, ...headers } });
	return { post, end: () => arrived.resolve() };
}

const ofKib = (kib: number) => ({ "Content-Length": String(kib * KIB) });

it("refuses bodies past the limits of an address and of the process while others arrive", async () => {
	const { post, end } = openApp();
	const arriving = [post("a", ofKib(60)), post("b", ofKib(60))];
	expect((await post("a", ofKib(41))).status).toBe(429);
	expect((await post("c", ofKib(31))).status).toBe(429);
	expect((await post("c", { "Transfer-Encoding": "chunked" })).status).toBe(429);
	const small = post("a", ofKib(16));
	arriving.push(post("c", ofKib(30)));
	end();
	for (const answer of [...arriving, small]) expect((await answer).status).toBe(200);
	expect((await post("a", ofKib(100))).status).toBe(200);
});
