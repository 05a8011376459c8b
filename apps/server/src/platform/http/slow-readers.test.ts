import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { Hono } from "hono";
import { expect, it, onTestFinished, vi } from "vitest";
import type { ApiEnv } from "./api-env.ts";
import { listen } from "./listen.ts";
import type { UnsentLimits } from "./unsent-answers.ts";

const MIB = 1024 * 1024;
/** Exceeds the socket buffers. */
const LARGE = new Uint8Array(32 * MIB);

interface Given {
	stalledMs?: number;
	unsentLimits?: UnsentLimits;
	workMs?: number;
}

async function openServer({ workMs = 0, ...options }: Given) {
	const answers: { isWhole: boolean }[] = [];
	const app = new Hono<ApiEnv>();
	app.get("/large", async (c) => {
		const { outgoing } = c.env;
		outgoing?.once("close", () => answers.push({ isWhole: outgoing.writableFinished }));
		await sleep(workMs);
		return c.body(LARGE);
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
	const { url, answers } = await openServer({ stalledMs: 100 });
	await asker(url);
	await vi.waitFor(() => expect(answers).toEqual([{ isWhole: false }]));
});

it("tolerates slow clients and a slow server", async () => {
	const unsentLimits = { perAddress: 64 * MIB, perProcess: 64 * MIB };
	const { url, answers } = await openServer({ stalledMs: 1500, workMs: 2000, unsentLimits });
	const socket = await asker(url);
	let bytes = 0;
	socket.on("data", (chunk) => {
		bytes += chunk.length;
		if (bytes % (4 * MIB) > chunk.length) return;
		socket.pause();
		setTimeout(() => socket.resume(), 100);
	});
	socket.resume();
	await vi.waitFor(() => expect(bytes).toBeGreaterThan(LARGE.length), { timeout: 20_000 });
	await vi.waitFor(() => expect(answers).toEqual([{ isWhole: true }]));
});

it("destroys connections of an address with too many unsent bytes, and answers others", async () => {
	const { url, answers } = await openServer({
		unsentLimits: { perAddress: 80 * MIB, perProcess: 1024 * MIB },
	});
	for (let n = 0; n < 5; n++) await asker(url);
	// Two fit, of 32 MiB each less what the system buffers; each further one is destroyed.
	await vi.waitFor(() => expect(answers).toHaveLength(3));
	expect(answers).toEqual(Array(3).fill({ isWhole: false }));
	expect(await (await fetch(`${url}/small`)).text()).toBe("small");
});
