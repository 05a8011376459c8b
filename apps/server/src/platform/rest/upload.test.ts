import { request } from "node:http";
import { afterEach, expect, it } from "vitest";
import { LIMITS } from "../../features/profiles/avatars.ts";
import { DELIMITER, FORM_TYPE, packedForm } from "../../testing/packed-form.ts";
import { PIXEL } from "../../testing/pictures.ts";
import { onOneDatabase } from "../../testing/sites.ts";
import { type Listening, listen } from "../http/listen.ts";

const PART_BYTES = 1024 * 1024;
const openSite = onOneDatabase();
let server: Listening | null = null;
afterEach(() => server?.close());

async function send(size: number, options: { signedIn?: boolean; announced?: boolean } = {}) {
	const { signedIn = true, announced = true } = options;
	const site = await openSite();
	const ada = await site.player("ada");
	server = await listen(site.app, { host: "127.0.0.1", port: 0 });
	const picture = Buffer.concat([PIXEL, Buffer.alloc(size - PIXEL.length)]);
	const packed = packedForm("avatar", picture);
	const headers = new Headers(FORM_TYPE);
	if (signedIn) headers.set("Cookie", `hilo_session=${ada.cookies.get("hilo_session")}`);
	const body = announced ? packed : ReadableStream.from(inParts(packed));
	const init = { method: "POST", headers, body, duplex: "half" as const };
	const response = await fetch(`${server.url}/api/user/avatar`, init);
	return { status: response.status, body: await response.json() };
}

function* inParts(bytes: Uint8Array) {
	for (let at = 0; at < bytes.length; at += PART_BYTES) yield bytes.subarray(at, at + PART_BYTES);
}

const TOO_LARGE = { status: 413, body: { code: "accounts/avatar-too-large" } };

it("accepts a file of up to 10 MB, although other bodies end at 1 MB", async () => {
	for (const announced of [true, false])
		expect(await send(9_000_000, { announced })).toMatchObject({ status: 200 });
});

it("refuses a larger file so that the client receives the answer", async () => {
	for (const announced of [true, false])
		expect(await send(20_000_000, { announced })).toMatchObject(TOO_LARGE);
});

it("answers a visitor without reading the file", async () => {
	expect(await send(9_000_000, { signedIn: false })).toMatchObject({ status: 401 });
	expect(await send(20_000_000, { signedIn: false })).toMatchObject({ status: 401 });
});

async function announce(bytes: number, cookie = ""): Promise<number | undefined> {
	const url = new URL("/api/user/avatar", server?.url);
	const headers = { ...FORM_TYPE, "Content-Length": bytes, cookie };
	const call = request(url, { method: "POST", headers });
	call.flushHeaders();
	const status = await new Promise<number | undefined>((resolve, reject) => {
		call.on("response", ({ statusCode }) => resolve(statusCode)).on("error", reject);
	});
	call.destroy();
	return status;
}

it("answers before the file arrives: signed out, too large, too many", async () => {
	const site = await openSite();
	const ada = await site.player("ada");
	server = await listen(site.app, { host: "127.0.0.1", port: 0 });
	const cookie = `hilo_session=${ada.cookies.get("hilo_session")}`;
	expect(await announce(9_000_000)).toBe(401);
	expect(await announce(20_000_000, cookie)).toBe(413);
	for (let n = 0; n < 30; n++) await site.services.limits.take(LIMITS.avatars, ada.id);
	expect(await announce(9_000_000, cookie)).toBe(429);
});

it("refuses a body that is no form by its type, at any size", async () => {
	const site = await openSite();
	const ada = await site.player("ada");
	const notForm = { status: 415, body: { code: "request/not-a-form" } };
	for (const size of [10, 20_000_000]) {
		const headers = { "Content-Type": "image/png", "Content-Length": String(size) };
		expect(await ada.post("/user/avatar", "x", headers)).toMatchObject(notForm);
	}
});

it.each([
	["parts", `${DELIMITER}Content-Disposition: form-data; name="a"\r\n\r\n\r\n`.repeat(50_000)],
	["headers", `${DELIMITER}${"A: b\r\n".repeat(200_000)}\r\n`],
])("refuses a form of very many %s, even with a picture", async (_, rest) => {
	const site = await openSite();
	const ada = await site.player("ada");
	server = await listen(site.app, { host: "127.0.0.1", port: 0 });
	const post = async (parts: string) => {
		const body = packedForm("avatar", Buffer.concat([PIXEL, Buffer.from(`\r\n${parts}`)]));
		const headers = { ...FORM_TYPE, Cookie: `hilo_session=${ada.cookies.get("hilo_session")}` };
		const answer = await fetch(`${server?.url}/api/user/avatar`, { method: "POST", headers, body });
		return { status: answer.status, body: await answer.json() };
	};
	expect(await post("")).toMatchObject({ status: 200 });
	expect(await post(rest)).toMatchObject({ status: 400, body: { code: "accounts/avatar-missing" } });
});
