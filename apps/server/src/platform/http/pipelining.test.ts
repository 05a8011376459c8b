import { connect, type Socket } from "node:net";
import { Hono } from "hono";
import { expect, it, onTestFinished } from "vitest";
import type { ApiEnv } from "./api-env.ts";
import { listen } from "./listen.ts";

const GET = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

async function openServer() {
	const begun: { readonly path: string; answer(): void }[] = [];
	const app = new Hono<ApiEnv>();
	app.get("*", (c) => {
		const { path } = c.req;
		return new Promise<Response>((resolve) => {
			begun.push({ path, answer: () => resolve(c.text(`answer to ${path}`)) });
		});
	});
	const server = await listen(app, { host: "127.0.0.1", port: 0 });
	onTestFinished(() => server.close());
	return {
		begun,
		paths: () => begun.map(({ path }) => path),
		connected: async () => connectedTo(Number(new URL(server.url).port)),
	};
}

function connectedTo(port: number) {
	const socket: Socket = connect(port, "127.0.0.1");
	let text = "";
	socket.on("data", (chunk) => {
		text += chunk;
	});
	socket.on("error", () => undefined);
	const closed = new Promise((resolve) => socket.once("close", resolve));
	onTestFinished(() => void socket.destroy());
	return { socket, closed, text: () => text };
}

it("answers the requests of a connection one at a time, in their order", async () => {
	const { begun, paths, connected } = await openServer();
	const client = await connected();
	client.socket.write(GET("/first") + GET("/second"));
	await expect.poll(paths).toEqual(["/first"]);
	// A later request on another connection has begun, so the second one was held back.
	const other = await connected();
	other.socket.write(GET("/other"));
	await expect.poll(paths).toEqual(["/first", "/other"]);
	begun[0]?.answer();
	await expect.poll(paths).toEqual(["/first", "/other", "/second"]);
	begun[2]?.answer();
	await expect.poll(client.text).toMatch(/answer to \/first[\s\S]+answer to \/second$/);
});

it("drops a connection on which a third request comes before the first is answered", async () => {
	const { paths, connected } = await openServer();
	const client = await connected();
	client.socket.write(GET("/full-game").repeat(700));
	await client.closed;
	expect(client.text()).toBe("");
	expect(paths().length).toBeLessThanOrEqual(1);
});

it("answers any number of requests in sequence", async () => {
	const { begun, connected } = await openServer();
	const client = await connected();
	for (let n = 0; n < 5; n++) {
		client.socket.write(GET(`/${n}`));
		await expect.poll(() => begun).toHaveLength(n + 1);
		begun[n]?.answer();
		await expect.poll(client.text).toContain(`answer to /${n}`);
	}
});

it("never begins a waiting request whose connection has closed", async () => {
	const { begun, paths, connected } = await openServer();
	const client = await connected();
	client.socket.write(GET("/first") + GET("/second"));
	await expect.poll(paths).toEqual(["/first"]);
	client.socket.destroy();
	await client.closed;
	begun[0]?.answer();
	const other = await connected();
	other.socket.write(GET("/other"));
	await expect.poll(paths).toContain("/other");
	expect(paths()).toEqual(["/first", "/other"]);
});
