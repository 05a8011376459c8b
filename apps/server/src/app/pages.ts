import { withBasePath } from "@hilo/rules/site/base-path";
import { allowsRemotePictures } from "@hilo/rules/site/remote-pictures";
import { remoteHosts } from "@hilo/sources/source-settings";
import type { Context } from "hono";
import type { StatusCode } from "hono/utils/http-status";
import type { Services } from "../platform/context.ts";
import type { ApiEnv } from "../platform/http/api-env.ts";
import { EncodedContent, sendEncoded } from "../platform/http/content-encoding.ts";
import { createContext, loadSessionActor, throwIfDisconnected } from "../platform/http/request-context.ts";
import { maintenanceState } from "../platform/maintenance-notice.ts";
import { failDuringOutage } from "../platform/pages/error-page.ts";
import { chosenTheme, type PageAnswer } from "../platform/pages/render-page.ts";
import type { WebClient } from "../platform/pages/web-client.ts";
import { ownAddress } from "../platform/settings.ts";
import { pageCalls } from "./page-calls.ts";

/** Brotli 5 makes pages 7 % smaller than 4 for about 1 ms more: worth it for cached pages. */
const CACHED_QUALITY = 5;
const QUALITY = 4;

export function answerPages(services: Services, web: WebClient) {
	const { isDevelopment } = web;
	const renderPage = failDuringOutage(web.render);
	const cache = services.caches.get<PreparedAnswer>("pages", (page) =>
		page.kind === "page" ? page.content.bytes : 0,
	);
	const remote = remoteHosts(services.settings.sources);
	const prepare = (page: PageAnswer, pathname: string, isCached: boolean): PreparedAnswer => {
		if (page.kind === "redirect")
			return { ...page, location: withBasePath(services.settings.basePath, page.location) };
		const allowed = { ...remote, anyImages: allowsRemotePictures(pathname) };
		const policy = isDevelopment ? null : contentSecurityPolicy(page.inline, allowed);
		const quality = isCached ? CACHED_QUALITY : QUALITY;
		const content = new EncodedContent(Buffer.from(page.html), quality);
		return { kind: "page", status: page.status, policy, content };
	};
	return async (c: Context<ApiEnv>): Promise<Response> => {
		const actor = await loadSessionActor(services, c);
		const ctx = createContext(services, c, actor, { readsGuestCookie: false });
		services.analytics.activity.record(ctx);
		const url = new URL(c.req.url);
		const request = {
			path: web.pathOf(url.pathname + url.search),
			origin: ownAddress(services.settings),
			theme: chosenTheme(c),
			call: pageCalls(ctx),
		};
		// Pages whose address has a secret are not cached: the secret may be withdrawn.
		const isCached = actor.kind === "visitor" && !isDevelopment && !url.searchParams.has("key");
		const render = async () => {
			await services.limits.queues.waitForTurn(ctx);
			// Others may wait for a page that is cached.
			if (!isCached) throwIfDisconnected(c);
			return prepare(await renderPage(request), url.pathname, isCached);
		};
		const key = `${await readMaintenanceState(services)} ${request.theme} ${request.path}`;
		const page = await (isCached ? cache.forceFetch(key, { context: render }) : render());
		if (page.kind === "page" && page.status >= 400) cache.delete(key);
		// The browser then requests pictures of other sites without sending cookies.
		if (!isDevelopment && allowsRemotePictures(url.pathname))
			c.header("Cross-Origin-Embedder-Policy", "credentialless");
		return sendPage(c, page);
	};
}

/** Part of the cache key, so that no page outlives a switch of maintenance. An outage does not change it. */
function readMaintenanceState({ siteSettings }: Services): Promise<string> {
	return maintenanceState({ siteSettings: { get: siteSettings.latest } });
}

interface PreparedPage {
	readonly kind: "page";
	readonly status: number;
	/** The Content-Security-Policy; null in development. */
	readonly policy: string | null;
	readonly content: EncodedContent;
}

type PreparedAnswer = PreparedPage | { readonly kind: "redirect"; readonly location: string };

async function sendPage(c: Context<ApiEnv>, page: PreparedAnswer): Promise<Response> {
	// A page depends on who asks, so nothing between server and browser may cache it.
	c.header("Cache-Control", "private, no-cache");
	c.header("Vary", "Cookie, Accept-Encoding");
	if (page.kind === "redirect") return c.redirect(page.location, 302);
	if (page.policy) c.header("Content-Security-Policy", page.policy);
	c.header("Content-Type", "text/html; charset=utf-8");
	return sendEncoded(c, page.content, page.status as StatusCode);
}

interface Remote {
	readonly images: readonly string[];
	readonly media: readonly string[];
	/** Whether the page shows pictures of custom games, which may be on any host. */
	readonly anyImages?: boolean;
}

/** Any host over https, and the browser's own machine. */
const ANY_IMAGES = " https: http://localhost:* http://127.0.0.1:*";

interface Inline {
	readonly scripts: readonly string[];
	readonly styles: readonly string[];
}

/** Allows inline scripts and styles only by their hashes. */
function contentSecurityPolicy(inline: Inline, remote: Remote): string {
	const hosts = (names: readonly string[]) => names.map((host) => ` https://${host}`).join("");
	const hashes = (names: readonly string[]) => names.map((hash) => ` '${hash}'`).join("");
	return [
		"default-src 'none'",
		`script-src 'self'${hashes(inline.scripts)}`,
		`style-src 'self'${hashes(inline.styles)}`,
		"style-src-attr 'unsafe-inline'",
		`img-src 'self' data:${remote.anyImages ? ANY_IMAGES : hosts(remote.images)}`,
		...(remote.media.length > 0 ? [`media-src${hosts(remote.media)}`] : []),
		"font-src 'self'",
		"connect-src 'self'",
		"manifest-src 'self'",
		"base-uri 'none'",
		"form-action 'self'",
		"frame-ancestors 'none'",
	].join("; ");
}
