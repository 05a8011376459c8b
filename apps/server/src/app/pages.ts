import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { allowsRemotePictures } from "@hilo/rules/site/remote-pictures";
import { remoteHosts } from "@hilo/sources/source-settings";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import type { StatusCode } from "hono/utils/http-status";
import type { Services } from "../platform/context.ts";
import type { ApiEnv } from "../platform/http/api-env.ts";
import { callContext } from "../platform/http/call-context.ts";
import { isHttps, publicOrigin } from "../platform/http/public-origin.ts";
import { actorOf } from "../platform/http/request-context.ts";
import { contentSecurityPolicy } from "../platform/http/security-headers.ts";
import { maintenanceState } from "../platform/maintenance-notice.ts";
import { PageCache } from "../platform/pages/page-cache.ts";
import type { PageAnswer, RenderPage, Theme } from "../platform/pages/render-page.ts";
import { SessionCookies } from "../platform/sessions/session-cookie.ts";
import { pageCalls } from "./page-calls.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Level 5 makes a page some 7 % smaller than 4 for about a millisecond more. So the whole of it fits into the 14.6 kB that a server may
 * send at once, and a phone is spared a round trip before it paints.
 */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A placeholder in rendered pages. Each response replaces it with its own nonce, so that a cached page serves many. */
const NONCE_MARK = randomBytes(16).toString("hex");

/** Answers a browser's request for a page with the rendered document of the web client. */
export function createPages(services: Services, web: { render: RenderPage; isDevelopment: boolean }) {
	const cache = new PageCache(services.clock);
	const remote = remoteHosts(services.settings.sources);
	return async (c: Context<ApiEnv>): Promise<Response> => {
		const cookies = new SessionCookies(services.sessions, isHttps(c, services.settings));
		const actor = await actorOf(services, c.req.header("Cookie"), cookies);
		const ctx = callContext(services, c, actor, cookies);
		services.activity.note(ctx);
		const url = new URL(c.req.url);
		const request = {
			path: url.pathname + url.search,
			origin: publicOrigin(c, services.settings),
			theme: themeOf(getCookie(c, "theme")),
			nonce: NONCE_MARK,
			call: pageCalls(ctx),
		};
		// A page behind a secret is shown no longer than the secret is good for.
		const isKept = actor.kind === "visitor" && !web.isDevelopment && !url.searchParams.has("key");
		const page = isKept
			? await cache.get(`${await stateOf(services)} ${request.origin} ${request.theme} ${request.path}`, () =>
					web.render(request),
				)
			: await web.render(request);
		for (const line of cookies.lines) c.header("Set-Cookie", line, { append: true });
		if (web.isDevelopment) return respond(c, page, null);
		const anyImages = allowsRemotePictures(url.pathname);
		// So that the browser sends other sites no cookies of theirs with the pictures it asks them for.
		if (anyImages) c.header("Cross-Origin-Embedder-Policy", "credentialless");
		return respond(c, page, (nonce) => contentSecurityPolicy(nonce, { ...remote, anyImages }));
	};
}

/** What was rendered before the site closed or opened is not shown after it. Where the database does not answer, neither has happened. */
function stateOf(services: Services): Promise<string> {
	return maintenanceState(services).catch(() => "");
}

async function respond(
	c: Context<ApiEnv>,
	page: PageAnswer,
	policy: ((nonce: string) => string) | null,
): Promise<Response> {
	// What a page shows depends on who asks, so nothing between here and the browser may keep it.
	c.header("Cache-Control", "private, no-cache");
	c.header("Vary", "Cookie, Accept-Encoding");
	if (page.kind === "redirect") return c.redirect(page.location, 302);
	const nonce = randomBytes(16).toString("base64");
	if (policy) c.header("Content-Security-Policy", policy(nonce));
	c.header("Content-Type", "text/html; charset=utf-8");
	const html = page.html.replaceAll(NONCE_MARK, nonce);
	return compressed(c, html, page.status);
}

async function compressed(c: Context<ApiEnv>, html: string, status: number): Promise<Response> {
	const accepted = acceptedEncodings(c.req.header("Accept-Encoding"));
	const answer = (body: string | Uint8Array<ArrayBuffer>) => c.newResponse(body, status as StatusCode);
	if (accepted.has("br")) {
		c.header("Content-Encoding", "br");
		return answer(new Uint8Array(await brotli(html, BROTLI)));
	}
	if (accepted.has("gzip")) {
		c.header("Content-Encoding", "gzip");
		return answer(new Uint8Array(await gzipped(html)));
	}
	return answer(html);
}

/** The encodings that an `Accept-Encoding` names, without those that it refuses by `q=0`. */
function acceptedEncodings(header = ""): Set<string> {
	const entries = header.split(",").map((entry) => entry.split(";").map((part) => part.trim()));
	const accepted = entries.filter(([, quality = "q=1"]) => !/^q=0(\.0*)?$/.test(quality));
	return new Set(accepted.map(([name = ""]) => name));
}

function themeOf(cookie: string | undefined): Theme | null {
	return cookie === "dark" || cookie === "light" ? cookie : null;
}
