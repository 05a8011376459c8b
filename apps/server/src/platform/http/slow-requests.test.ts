import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { onOneDatabase } from "../../testing/sites.ts";
import { listen } from "./listen.ts";

const openSite = onOneDatabase();

async function connected() {
	const site = await openSite();
	const cookie = [...(await site.player("ada")).cookies]
		.map(([name, value]) => `${name}=${value}`)
		.join("; ");
	const server = await listen(site.app, { host: "127.0.0.1", port: 0, requestTimeoutMs: 200 });
	const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
	let text = "";
	socket.on("data", (chunk) => {
		text += chunk;
	});
	const ended = new Promise((resolve) => socket.once("close", resolve));
	// The server may reset a connection on which the client still sends.
	socket.on("error", () => undefined);
	onTestFinished(async () => {
		socket.destroy();
		await server.close();
	});
	return {
		send: (lines: string) => socket.write(lines.replace("Host: a", `Host: a\r\nCookie: ${cookie}`)),
		answer: async () => {
			await ended;
			return text;
		},
	};
}

const TOO_SLOW = '{"message":"This request took too long to arrive","code":"request/too-slow"}';

it.each([
	["headers", "GET / HTTP/1.1\r\nHost: a\r\n"],
	[
		"a body",
		'POST /api/auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"a',
	],
	[
		"a picture",
		"POST /api/user/avatar HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=b\r\nTransfer-Encoding: chunked\r\n\r\n3\r\n--b\r\n",
	],
])("answers 408 when %s takes too long, and disconnects", async (_, request) => {
	const { send, answer } = await connected();
	send(request);
	const text = await answer();
	expect(text).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
	expect(text.endsWith(TOO_SLOW)).toBe(true);
});

it("answers a GET with an endless body, and disconnects", async () => {
	const { send, answer } = await connected();
	send("GET /api/game-status HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n");
	const chunk = `400\r\n${"x".repeat(1024)}\r\n`;
	let isOver = false;
	const text = answer().finally(() => {
		isOver = true;
	});
	while (!isOver) {
		send(chunk);
		await sleep(5);
	}
	expect(await text).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*connection: close\r\n/i);
});

it("answers 400 to a malformed request", async () => {
	const { send, answer } = await connected();
	send("nonsense\r\n\r\n");
	expect(await answer()).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
});

it.each([
	["announced", "Content-Length: 99\r\n\r\n{"],
	["chunked", "Transfer-Encoding: chunked\r\n\r\n5\r\n{"],
])("logs nothing for a client that disconnects within its %s body", async (_, rest) => {
	const site = await openSite();
	const server = await listen(site.app, { host: "127.0.0.1", port: 0 });
	for (const path of ["/api/auth/login", "/api/trpc/accounts.login"]) {
		const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
		socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${rest}`);
		await sleep(50);
		socket.destroy();
	}
	await sleep(100);
	await server.close();
	expect(site.log.take()).toEqual([]);
});
