import { createMiddleware } from "hono/factory";
import type { ApiEnv } from "./api-env.ts";

/**
 * What a page may load: its own files, pictures and samples of the third parties that the operator has switched on, and, inline, only
 * what carries this response's nonce.
 */
export function contentSecurityPolicy(nonce: string, remote: { images: string[]; media: string[] }): string {
	const hosts = (names: string[]) => names.map((host) => ` https://${host}`).join("");
	return [
		"default-src 'none'",
		`script-src 'self' 'nonce-${nonce}'`,
		`style-src 'self' 'nonce-${nonce}'`,
		"style-src-attr 'unsafe-inline'",
		`img-src 'self' data:${hosts(remote.images)}`,
		...(remote.media.length > 0 ? [`media-src${hosts(remote.media)}`] : []),
		"font-src 'self'",
		"connect-src 'self'",
		"manifest-src 'self'",
		"base-uri 'none'",
		"form-action 'self'",
		"frame-ancestors 'none'",
	].join("; ");
}

/** The headers of every answer. `https` adds the promise to stay on it. */
export function securityHeaders(options: { https: boolean }) {
	return createMiddleware<ApiEnv>(async (c, next) => {
		await next();
		const { headers } = c.res;
		headers.set("X-Content-Type-Options", "nosniff");
		headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
		headers.set("X-Frame-Options", "DENY");
		headers.set("Cross-Origin-Opener-Policy", "same-origin");
		headers.set("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=()");
		if (options.https) headers.set("Strict-Transport-Security", "max-age=31536000");
	});
}
