import { createMiddleware } from "hono/factory";
import type { Settings } from "../settings.ts";
import type { ApiEnv } from "./api-env.ts";
import { isHttps } from "./public-origin.ts";
import { requestId } from "./request-id.ts";

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
export function contentSecurityPolicy(inline: Inline, remote: Remote): string {
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

/** The headers of every answer; `https` adds the promise to stay on it. */
export function constantHeaders({ https }: { https: boolean }): Readonly<Record<string, string>> {
	return {
		"X-Content-Type-Options": "nosniff",
		"Referrer-Policy": "strict-origin-when-cross-origin",
		"X-Frame-Options": "DENY",
		"Cross-Origin-Opener-Policy": "same-origin",
		"Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
		...(https ? { "Strict-Transport-Security": "max-age=31536000" } : {}),
	};
}

const PLAIN = Object.entries(constantHeaders({ https: false }));
const OVER_HTTPS = Object.entries(constantHeaders({ https: true }));

export function securityHeaders(settings: Pick<Settings, "publicUrl" | "trustProxy">) {
	return createMiddleware<ApiEnv>(async (c, next) => {
		await next();
		if (c.get("isWhole")) return;
		const constant = isHttps(c, settings) ? OVER_HTTPS : PLAIN;
		for (const [name, value] of constant) c.res.headers.set(name, value);
		if (c.res.status >= 500) c.res.headers.set("X-Request-Id", requestId(c, settings.trustProxy));
	});
}
