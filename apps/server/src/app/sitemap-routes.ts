import { type Context, Hono } from "hono";
import {
	robotsTxt,
	type SitemapKind,
	sitemapIndex,
	sitemapPart,
} from "../features/custom-games/lists/sitemap.ts";
import type { Ctx, Services } from "../platform/context.ts";
import type { ApiEnv } from "../platform/http/api-env.ts";
import { EncodedContent, sendEncoded } from "../platform/http/content-encoding.ts";
import { createContext } from "../platform/http/request-context.ts";
import { readLimit } from "../platform/http/request-limits.ts";

const QUALITY = 4;

/** What crawlers ask for, the same for all callers and during maintenance. */
export function sitemapRoutes(services: Services): Hono<ApiEnv> {
	const cache = services.caches.get<EncodedContent>("sitemaps", ({ bytes }) => bytes);
	/** An empty text for a part that there is not. */
	async function answer(c: Context<ApiEnv>, make: (ctx: Ctx) => Promise<string | null>) {
		const visitor = createContext(services, c, { kind: "visitor" }, { readsGuestCookie: false });
		const content = await cache.forceFetch(c.req.path, {
			context: () =>
				services.limits.queues.runLargeRead(
					visitor,
					async () => new EncodedContent(Buffer.from((await make(visitor)) ?? ""), QUALITY),
				),
		});
		if (content.bytes === 0) {
			cache.delete(c.req.path);
			return c.notFound();
		}
		c.header("Content-Type", "application/xml; charset=utf-8");
		c.header("Cache-Control", "public, max-age=60");
		c.header("Vary", "Accept-Encoding");
		return sendEncoded(c, content);
	}
	const app = new Hono<ApiEnv>();
	const limit = readLimit(services, "pages");
	app.get("/robots.txt", limit, (c) =>
		c.text(robotsTxt(services), 200, { "Cache-Control": "public, max-age=86400" }),
	);
	app.get("/sitemap.xml", limit, (c) => answer(c, sitemapIndex));
	app.get("/sitemaps/:file{(?:pages|games|creators)-[1-9]\\d{0,5}\\.xml}", limit, (c) => {
		const [, kind = "", part] = /\/(\w+)-(\d+)\.xml$/.exec(c.req.path) ?? [];
		return answer(c, (ctx) => sitemapPart(ctx, kind as SitemapKind, Number(part)));
	});
	return app;
}
