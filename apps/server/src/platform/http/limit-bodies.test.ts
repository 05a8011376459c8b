import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { Hono } from "hono";
import { expect, it, onTestFinished } from "vitest";
import { answerError } from "../../app/answer-error.ts";
import { FORM_TYPE, packedForm } from "../../testing/packed-form.ts";
import { hugePng } from "../../testing/pictures.ts";
import { onOneDatabase } from "../../testing/sites.ts";
import type { Player, TestSite } from "../../testing/test-site.ts";
import type { Ctx } from "../context.ts";
import type { ApiEnv } from "./api-env.ts";
import { limitBodies } from "./held-bytes.ts";
import { type Listening, listen } from "./listen.ts";

const KIB = 1024;
const openSite = onOneDatabase();

function startRequest(
	{ url }: Listening,
	headers: Record<string, string | number>,
	body: string | Uint8Array,
) {
	const socket = connect(Number(new URL(url).port), "127.0.0.1");
	socket.on("error", () => undefined);
	onTestFinished(() => void socket.destroy());
	const { path = "/", ...others } = headers;
	const lines = Object.entries({ Host: "a", ...others }).map(([name, value]) => `${name}: ${value}\r\n`);
	socket.write(`POST ${path} HTTP/1.1\r\n${lines.join("")}\r\n`);
	socket.write(body);
	return socket;
}

const statusOf = async (socket: Socket) => {
	const text = await new Promise<string>((resolve) => {
		socket.on("data", (chunk) => {
			if (!chunk.toString().startsWith("HTTP/1.1 100")) resolve(chunk.toString());
		});
		socket.once("close", () => resolve(""));
	});
	return Number(text.slice(9, 12));
};

const BYTES = 10.5 * KIB * KIB;
const ANNOUNCED = { "Content-Length": BYTES };
const CHUNKED = { "Transfer-Encoding": "chunked" };
const JSON_TYPE = { "Content-Type": "application/json" };
const OCTETS = { "Content-Type": "application/octet-stream" };

/** 28 requests of each of two addresses that announce much and send next to nothing. */
function slowRequests(server: Listening, attacker: Player) {
	const cookie = { Cookie: attacker.cookieHeader };
	for (let n = 0; n < 28; n++) {
		const address = { "X-Forwarded-For": `192.0.2.${n % 2}` };
		const send = (headers: Record<string, string | number>) =>
			startRequest(server, { ...address, ...headers }, "chunked" in headers ? "1\r\n-\r\n" : "-");
		send({ path: "/api/user/avatar", ...FORM_TYPE, ...ANNOUNCED });
		send({ path: "/api/user/avatar", ...FORM_TYPE, ...ANNOUNCED, ...cookie });
		send({ path: "/api/trpc/customGames.addPicture", ...OCTETS, ...CHUNKED, ...cookie });
		send({ path: "/api/trpc/customGames.create", ...JSON_TYPE, "Content-Length": 2e6, ...cookie });
		send({ path: "/api/auth/login", ...JSON_TYPE, "Content-Length": 1e6, Expect: "100-continue" });
		send({ path: "/api/auth/login", ...JSON_TYPE, ...CHUNKED });
	}
}

async function uploadFrom(server: Listening, player: Player) {
	const form = packedForm("avatar", Buffer.concat([hugePng(8, 8), Buffer.alloc(300 * KIB)]));
	const headers = { ...FORM_TYPE, Cookie: player.cookieHeader, "X-Forwarded-For": "198.51.100.1" };
	const init = { method: "POST", headers, body: form };
	return (await fetch(`${server.url}/api/user/avatar`, init)).status;
}

it("takes a picture of another address while 168 requests of two addresses send next to nothing", async () => {
	const site = await openSite({ settings: { trustProxy: true, rateLimits: false } });
	const [ada, mallory] = [await site.player("ada"), await site.player("mallory")];
	const server = await listen(site.app, { host: "127.0.0.1", port: 0, trustProxy: true });
	onTestFinished(() => server.close());
	slowRequests(server, mallory);
	await sleep(300);
	expect(await uploadFrom(server, ada)).toBe(200);
});

async function openApp(site: TestSite) {
	const app = new Hono<ApiEnv>();
	app.use(async (c, next) => {
		c.set("ctx", { address: c.req.header("X-Address") ?? "" } as Ctx);
		await next();
	});
	app.use(limitBodies({ perAddress: () => 100 * KIB, perProcess: 150 * KIB }));
	app.post("/unread", (c) => c.text("ok"));
	app.post("/fails", async (c) => {
		await c.req.raw.arrayBuffer();
		throw new Error("on purpose");
	});
	app.post("*", async (c) => c.text(String((await c.req.raw.arrayBuffer()).byteLength)));
	app.onError((error, c) =>
		error.message === "on purpose" ? c.text("", 400) : answerError(site.services, null)(error, c),
	);
	const server = await listen(app, { host: "127.0.0.1", port: 0 });
	onTestFinished(() => server.close());
	/** Announces more than it sends, and stays open. */
	const start = (address: string, kib: number, headers: Record<string, string | number> = {}) =>
		startRequest(
			server,
			{ "X-Address": address, "Content-Length": 500 * KIB, ...headers },
			Buffer.alloc(kib * KIB),
		);
	const whole = (address: string, kib: number, path = "/") =>
		statusOf(start(address, kib, { path, "Content-Length": kib * KIB }));
	return { server, start, whole };
}

it("counts what has arrived, by address and in all, until the answer", async () => {
	const { start, whole } = await openApp(await openSite());
	const [ada, bob] = [start("a", 60), start("b", 60, { Expect: "100-continue" })];
	await expect.poll(() => whole("a", 60)).toBe(429);
	await expect.poll(() => whole("b", 60)).toBe(429);
	expect(await whole("a", 16)).toBe(200);
	expect(await whole("a", 25)).toBe(200);
	expect(await whole("c", 60)).toBe(429);
	expect(await whole("c", 25)).toBe(200);
	ada.destroy();
	bob.destroy();
	await expect.poll(() => whole("c", 100)).toBe(200);
});

it("forgets all bytes of a body that was read, refused, cut off, left unread or not handled", async () => {
	const { server, start, whole } = await openApp(await openSite());
	const chunk = `${(90 * KIB).toString(16)}\r\n${"x".repeat(90 * KIB)}`;
	for (let n = 0; n < 3; n++) {
		expect(await whole("a", 120)).toBe(429);
		expect(await whole("a", 90, "/fails")).toBe(400);
		expect(await whole("a", 90, "/unread")).toBe(200);
		for (const begin of [
			() => startRequest(server, { "X-Address": "a", ...CHUNKED }, chunk),
			() => start("a", 90),
		]) {
			const socket = begin();
			await expect.poll(() => whole("a", 60)).toBe(429);
			socket.destroy();
			await expect.poll(() => whole("a", 60)).toBe(200);
		}
	}
	expect(await whole("a", 100)).toBe(200);
});

it("answers the next request on a connection after a body that was refused unread", async () => {
	const site = await openSite();
	const server = await listen(site.app, { host: "127.0.0.1", port: 0 });
	onTestFinished(() => server.close());
	const body = JSON.stringify({ name: "x".repeat(KIB * KIB) });
	const headers = { path: "/api/trpc/customGames.create", ...JSON_TYPE, "Content-Length": body.length };
	const socket = startRequest(server, headers, body);
	expect(await statusOf(socket)).toBe(401);
	await sleep(600);
	socket.write("GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n");
	expect(await statusOf(socket)).toBe(200);
});
