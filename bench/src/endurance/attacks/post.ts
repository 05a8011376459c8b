import { request } from "node:http";
import { Readable } from "node:stream";
import type { Player } from "@hilo/server/testing/test-site";
import type { SiteProcess } from "../site-process.ts";

interface Body {
	readonly type: string;
	readonly content: string | Uint8Array;
	/** Sent in chunks, without a Content-Length. */
	readonly isChunked?: boolean;
}

/** @returns the status; 0 where the connection closed without an answer. */
export function post(site: SiteProcess, player: Player, path: string, body: Body): Promise<number> {
	const { type, content, isChunked = false } = body;
	const bytes = Buffer.from(content);
	const headers = {
		"Content-Type": type,
		cookie: player.cookieHeader,
		...(isChunked ? { "Transfer-Encoding": "chunked" } : { "Content-Length": bytes.length }),
	};
	return new Promise((resolve) => {
		const sent = request(`${site.url}/api${path}`, { method: "POST", headers, agent: false }, (response) => {
			resolve(response.statusCode ?? 0);
			response.resume();
		});
		sent.once("close", () => resolve(0));
		sent.on("error", () => undefined);
		Readable.from(inChunks(bytes)).pipe(sent);
	});
}

function* inChunks(bytes: Buffer): Generator<Buffer> {
	const size = 64 * 1024;
	for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

export function postJson(site: SiteProcess, player: Player, path: string, content: string): Promise<number> {
	return post(site, player, path, { type: "application/json", content });
}
