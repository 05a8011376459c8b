import { readdirSync } from "node:fs";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Context, Handler } from "hono";
import { etag } from "hono/etag";
import type { ApiEnv } from "../http/api-env.ts";
import { encodingFor } from "../http/content-encoding.ts";

/** Names in this folder contain a hash of the content. */
const HASHED = "/assets/";

/** Returns what answers each file and folder at the top of the folder of built files, by its path. */
export function webFiles(folder: string): readonly (readonly [path: string, handle: Handler<ApiEnv>])[] {
	const serve = serveFiles(folder);
	return readdirSync(folder, { withFileTypes: true })
		.filter(({ name }) => !name.startsWith("."))
		.map((entry) => (entry.isDirectory() ? `/${entry.name}/*` : `/${entry.name}`))
		.flatMap((path) => [
			// A browser that has a file with a hash in its name never asks for it again.
			...(path.startsWith(HASHED) ? [] : [[path, etag()] as const]),
			[path, serve] as const,
		]);
}

/** Answers without the rest of the application, which has nothing to add. */
function serveFiles(folder: string) {
	const serve = serveStatic({ root: folder, precompressed: true });
	return async (c: Context<ApiEnv>): Promise<Response> => {
		const isLeftover = /\.(?:br|gz|map)$/.test(c.req.path);
		// Whole files, in the smallest encoding that is accepted: `serveStatic` knows no weights.
		const headers = { "Accept-Encoding": encodingFor(c.req.header("Accept-Encoding")) };
		const { method } = c.req;
		c.req.raw = new Request(c.req.url, { method, headers });
		const file = isLeftover ? undefined : await serve(c, async () => undefined);
		if (!file) return c.text("404 Not Found", 404, { "Cache-Control": "no-store" });
		const isHashed = c.req.path.startsWith(HASHED);
		const cacheControl = isHashed ? "public, max-age=31536000, immutable" : "public, max-age=86400";
		file.headers.set("Cache-Control", cacheControl);
		file.headers.set("Vary", "Accept-Encoding");
		// Pages with this policy, such as the editor, start workers only with it.
		file.headers.set("Cross-Origin-Embedder-Policy", "credentialless");
		return file;
	};
}
