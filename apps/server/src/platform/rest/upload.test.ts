import { afterEach, expect, it } from "vitest";
import { PIXEL } from "../../testing/pictures.ts";
import { onOneDatabase } from "../../testing/sites.ts";
import { type Listening, listen } from "../http/listen.ts";

const openSite = onOneDatabase();
let server: Listening | null = null;
afterEach(() => server?.close());

/** Sends a form with a file over a real connection, its length announced or not. */
async function send(size: number, options: { signedIn?: boolean; announced?: boolean } = {}) {
	const { signedIn = true, announced = true } = options;
	const site = await openSite();
	const ada = await site.player("ada");
	server = await listen(site.app, { host: "127.0.0.1", port: 0 });
	const form = new FormData();
	form.set("avatar", new File([new Uint8Array(PIXEL), new Uint8Array(size - PIXEL.length)], "me.png"));
	const packed = new Response(form);
	const headers = new Headers(packed.headers);
	if (signedIn) headers.set("Cookie", `hilo_session=${ada.cookies.get("hilo_session")}`);
	const body = announced ? await packed.arrayBuffer() : packed.body;
	const init = { method: "POST", headers, body, duplex: "half" as const };
	const response = await fetch(`${server.url}/api/user/avatar`, init);
	return { status: response.status, body: await response.json() };
}

const TOO_LARGE = { status: 413, body: { code: "accounts/avatar-too-large" } };

it("takes a file of up to 10 MB, though other bodies end at 1 MB", async () => {
	for (const announced of [true, false])
		expect(await send(9_000_000, { announced })).toMatchObject({ status: 200 });
});

it("answers whoever sends more, so that the answer is read", async () => {
	for (const announced of [true, false])
		expect(await send(30_000_000, { announced })).toMatchObject(TOO_LARGE);
});

it("answers a visitor without reading the file", async () => {
	expect(await send(9_000_000, { signedIn: false })).toMatchObject({ status: 401 });
});
