import { createHash } from "node:crypto";
import { AppError } from "@hilo/rules/errors/errors";
import { allowsRemotePictures } from "@hilo/rules/site/remote-pictures";
import { remoteHosts } from "@hilo/sources/source-settings";
import type { Context } from "hono";
import type { Services } from "../platform/context.ts";
import { loadSessionActor } from "../platform/http/actor.ts";
import type { ApiEnv } from "../platform/http/api-env.ts";
import { EncodedContent } from "../platform/http/content-encoding.ts";
import { createContext, isDisconnected } from "../platform/http/request-context.ts";
import { maintenanceState } from "../platform/maintenance-notice.ts";
import { contentSecurityPolicy } from "../platform/pages/content-security-policy.ts";
import { failDuringOutage } from "../platform/pages/outage-page.ts";
import { type CachedPage, type IsWaiting, PageCache } from "../platform/pages/page-cache.ts";
import { chosenTheme, type PageAnswer } from "../platform/pages/render-page.ts";
import { type PreparedAnswer, sendPage } from "../platform/pages/send-page.ts";
import type { WebClient } from "../platform/pages/web-client.ts";
import { ownOrigin } from "../platform/settings.ts";
import { pageCalls } from "./page-calls.ts";

/** Brotli 5 makes pages 7 % smaller than 4 for about 1 ms more: worth it for cached pages. */
const CACHED_QUALITY = 5;
const QUALITY = 4;

export function answerPages(services: Services, web: WebClient) {
	const renderPage = failDuringOutage(web.render);
	const isDevelopment = web.files === null;
	const cache = new PageCache(services.caches.create<CachedPage>("pages", ({ bytes }) => bytes));
	const remote = remoteHosts(services.settings.sources);
	const prepare = (page: PageAnswer, pathname: string, isCached: boolean): PreparedAnswer => {
		if (page.kind === "redirect") return page;
		const allowed = { ...remote, anyImages: allowsRemotePictures(pathname) };
		const policy = isDevelopment ? null : contentSecurityPolicy(page.inline, allowed);
		const tag = isCached ? tagOf(page.version(), contentSecurityPolicy(NOTHING_INLINE, allowed)) : null;
		const quality = isCached ? CACHED_QUALITY : QUALITY;
		const content = new EncodedContent(Buffer.from(page.html), quality);
		return { kind: "page", status: page.status, policy, tag, content };
	};
	return async (c: Context<ApiEnv>): Promise<Response> => {
		const actor = await loadSessionActor(services, c);
		const ctx = createContext(services, c, actor, { readsGuestCookie: false });
		services.analytics.activity.record(ctx);
		const url = new URL(c.req.url);
		const request = {
			path: web.pathOf(url.pathname + url.search),
			origin: ownOrigin(services.settings),
			theme: chosenTheme(c),
			call: pageCalls(ctx),
		};
		// Pages whose address has a secret are not cached: the secret may be withdrawn.
		const isCached = actor.kind === "visitor" && !isDevelopment && !url.searchParams.has("key");
		const isWaiting = () => !isDisconnected(c);
		const render = async (isAwaited: IsWaiting) => {
			await services.limits.eventLoop.waitForTurn(ctx);
			if (!isAwaited()) throw new AppError("request/abandoned");
			return prepare(await renderPage(request), url.pathname, isCached);
		};
		const key = `${await readMaintenanceState(services)} ${request.theme} ${request.path}`;
		const page = await (isCached ? cache.get(key, isWaiting, render) : render(isWaiting));
		// The browser then requests pictures of other sites without sending cookies.
		if (!isDevelopment && allowsRemotePictures(url.pathname))
			c.header("Cross-Origin-Embedder-Policy", "credentialless");
		return sendPage(c, page);
	};
}

const NOTHING_INLINE = { scripts: [], styles: [] };

/** Weak, because it names what the page shows, not its bytes; the policy adds what the page may load. */
function tagOf(version: string, policy: string): string {
	return `W/"${createHash("sha256").update(version).update(policy).digest("base64url")}"`;
}

/** Part of the cache key, so that no page outlives a switch of maintenance. An outage does not change it. */
function readMaintenanceState({ siteSettings }: Services): Promise<string> {
	return maintenanceState({ siteSettings: { get: siteSettings.latest } });
}
