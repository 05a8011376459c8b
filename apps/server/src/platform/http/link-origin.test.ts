import { Hono } from "hono";
import { expect, it } from "vitest";
import { readSettings } from "../settings.ts";
import type { ApiEnv } from "./api-env.ts";
import { linkOrigin } from "./forwarded.ts";

async function originFor(url: string, env: Record<string, string> = {}): Promise<string> {
	const app = new Hono<ApiEnv>();
	app.get("*", (c) => c.text(linkOrigin(c, readSettings(env))));
	return await (await app.request(url)).text();
}

it("is the public address, whichever host was requested", async () => {
	const env = { PUBLIC_URL: "https://hilo.example/" };
	expect(await originFor("http://127.0.0.1:3000/", env)).toBe("https://hilo.example");
	expect(await originFor("http://evil.example/", env)).toBe("https://hilo.example");
});

it("is the request's host only if that is this machine", async () => {
	for (const own of ["http://127.0.0.1:4567", "http://localhost:80", "http://[::1]:3000"])
		expect(await originFor(`${own}/x?y`)).toBe(new URL(own).origin);
	for (const foreign of [
		"http://evil.example",
		"http://192.0.2.1:3000",
		"http://localhost.evil.example",
		"http://127.0.0.1.evil.example",
	])
		expect(await originFor(`${foreign}/`)).toBe("http://127.0.0.1:3000");
	expect(await originFor("http://evil.example/", { HOST: "::", PORT: "80" })).toBe("http://[::]:80");
});
