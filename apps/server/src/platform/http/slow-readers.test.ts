import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { Hono } from "hono";
import { expect, it, onTestFinished } from "vitest";
import type { ApiEnv } from "./api-env.ts";
import type { ByteLimits } from "./held-bytes.ts";
import { listen } from "./listen.ts";

const MIB = 1024 * 1024;
/** Exceeds the socket buffers. */
const LARGE = new Uint8Array(32 * MIB);
const STALLED_MS = 100;

interface Given {
	stalledMs?: number;
	unsentLimits?: ByteLimits;
}

async function openServer(options: Given) {
	const answers: { isWhole: boolean }[] = [];
	const app = new Hono<ApiEnv>();
	app.get("/large", (c) => {
		const { outgoing } = c.env;
		outgoing?.once("close", () => answers.push({ isWhole: outgoing.writableFinished }));
		return c.body(LARGE);
	});
	app.get("/slow", async (c) => {
		await sleep(3 * STALLED_MS);
		return c.text("slow");
	});
	app.get("/small", (c) => c.text("small"));
	const server = await listen(app, { host: "127.0.0.1", port: 0, ...options });
	onTestFinished(() => server.close());
	return { url: server.url, answers };
}

async function asker(url: string) {
	const socket = connect(Number(new URL(url).port), "127.0.0.1").pause();
	socket.on("error", () => undefined);
	onTestFinished(() => void socket.destroy());
	await once(socket, "connect");
	socket.write("GET /large HTTP/1.1\r\nHost: a\r\n\r\n");
	return socket;
}

it("destroys a connection whose client reads nothing", async () => {
	const { url, answers } = await openServer({ stalledMs: STALLED_MS });
	await asker(url);
	await expect.poll(() => answers).toEqual([{ isWhole: false }]);
});

it("tolerates a slow server", async () => {
	const { url } = await openServer({ stalledMs: STALLED_MS });
	expect(await (await fetch(`${url}/slow`)).text()).toBe("slow");
});

it("tolerates a client that reads slowly for longer than it may read nothing", async () => {
	const stalledMs = 3000;
	const unsentLimits = { perAddress: () => 64 * MIB, perProcess: 64 * MIB };
	const { url, answers } = await openServer({ stalledMs, unsentLimits });
	const socket = await asker(url);
	let bytes = 0;
	// Twelve pauses last longer than `stalledMs`.
	let nextPause = 0;
	socket.on("data", (chunk) => {
		bytes += chunk.length;
		if (bytes < nextPause) return;
		nextPause += LARGE.length / 12;
		socket.pause();
		setTimeout(() => socket.resume(), stalledMs / 10);
	});
	socket.resume();
	await expect.poll(() => answers, { timeout: 20_000 }).toEqual([{ isWhole: true }]);
	await expect.poll(() => bytes).toBeGreaterThan(LARGE.length);
});

it("destroys connections of an address with too many unsent bytes, and answers others", async () => {
	const { url, answers } = await openServer({
		unsentLimits: { perAddress: () => 80 * MIB, perProcess: 1024 * MIB },
	});
	for (let n = 0; n < 5; n++) await asker(url);
	// Two fit, of 32 MiB each less what the system buffers; each further one is destroyed.
	await expect.poll(() => answers).toHaveLength(3);
	expect(answers).toEqual(Array(3).fill({ isWhole: false }));
	expect(await (await fetch(`${url}/small`)).text()).toBe("small");
});
