import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { Hono } from "hono";
import { expect, it, onTestFinished } from "vitest";
import type { ApiEnv } from "./api-env.ts";
import { type Listening, listen } from "./listen.ts";

const app = new Hono<ApiEnv>();
app.get("/", (c) => c.text("hello"));
/** Resolves when a request for `/held` has arrived, with the function that answers it. */
const held = Promise.withResolvers<() => void>();
app.get("/held", async (c) => {
	await new Promise<void>(held.resolve);
	return c.text("hello");
});
app.get("/slow", async (c) => {
	await sleep(20);
	return c.text("hello");
});

async function open(options: { port?: number; reusePort?: boolean } = {}): Promise<Listening> {
	const server = await listen(app, { host: "127.0.0.1", port: 0, ...options });
	onTestFinished(() => server.close());
	return server;
}

function ask(url: string, agent: Agent): Promise<IncomingMessage> {
	return new Promise((resolve, reject) => {
		get(url, { agent }, (response) => {
			response.resume();
			response.once("end", () => resolve(response));
		}).once("error", reject);
	});
}

function clients(url: string) {
	const failures: unknown[] = [];
	let answers = 0;
	let isOver = false;
	const one = async (path: string) => {
		const agent = new Agent({ keepAlive: true, maxSockets: 1 });
		while (!isOver) {
			const failure = await ask(url + path, agent).then(
				() => null,
				(error) => error,
			);
			if (failure) failures.push(failure);
			else answers++;
		}
		agent.destroy();
	};
	const all = Promise.all(["/", "/", "/", "/", "/slow", "/slow"].map(one));
	return {
		failures,
		answered: () => answers,
		async stop() {
			isOver = true;
			await all;
		},
	};
}

it("announces in each answer that it stops, and still answers on new connections", async () => {
	const { url, announceStop } = await open();
	const agent = new Agent({ keepAlive: true });
	expect((await ask(url, agent)).headers.connection).toBe("keep-alive");
	const underWay = ask(`${url}/held`, agent);
	const release = await held.promise;
	announceStop();
	release();
	expect((await underWay).headers.connection).toBe("close");
	expect((await ask(url, agent)).headers.connection).toBe("close");
});

it("answers a client that connected before it closed and sends its request later", async () => {
	const { url, close } = await open();
	const socket = connect(Number(new URL(url).port), "127.0.0.1");
	await once(socket, "connect");
	const closed = close();
	await sleep(60);
	socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
	const [answer] = await once(socket, "data");
	expect(String(answer)).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
	await closed;
});

it.skipIf(process.platform !== "linux")(
	"hands over its port under load without losing a request",
	async () => {
		let server = await open({ reusePort: true });
		const { url } = server;
		const port = Number(new URL(url).port);
		const { failures, answered, stop } = clients(url);
		for (let n = 0; n < 2; n++) {
			const before = answered();
			await expect.poll(() => answered() - before).toBeGreaterThan(50);
			const next = await open({ port, reusePort: true });
			server.announceStop();
			await server.close();
			server = next;
		}
		await stop();
		expect(failures).toEqual([]);
	},
);
