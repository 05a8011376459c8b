import { createHash } from "node:crypto";
import type { Branding } from "@hilo/rules/site/branding";
import type { Context } from "hono";
import { outOfService } from "../errors.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { chosenTheme, type RenderPage, type Theme } from "./render-page.ts";

export type RenderOutage = (theme: Theme | null, site: Branding, basePath: string) => string;

interface RenderedOutage {
	readonly html: string;
	readonly policy: string;
}

/** Replaces every page while the database does not answer; it needs only the build. */
export class OutagePage {
	readonly #render: RenderOutage;
	readonly #basePath: string;
	/** By theme and by the site's name and look. */
	readonly #pages = new Map<string, RenderedOutage>();

	constructor(render: RenderOutage, basePath: string) {
		this.#basePath = basePath;
		this.#render = render;
	}

	answer(c: Context<ApiEnv>, headers: Readonly<Record<string, string>>, site: Branding): Response {
		const { html, policy } = this.#pageOf(chosenTheme(c), site);
		return c.html(html, 503, {
			...headers,
			"Cache-Control": "no-store",
			"Content-Security-Policy": policy,
			Vary: "Cookie",
		});
	}

	#pageOf(theme: Theme | null, site: Branding): RenderedOutage {
		const key = JSON.stringify([theme, site]);
		const cached = this.#pages.get(key);
		if (cached) return cached;
		const html = this.#render(theme, site, this.#basePath);
		const page = { html, policy: policyOf(html) };
		this.#pages.set(key, page);
		return page;
	}
}

/** Fails a page whose calls found no database, instead of sending it without its data. */
export function failDuringOutage(render: RenderPage): RenderPage {
	return async (request) => {
		let hasOutage = false;
		const call: typeof request.call = async (pageCall) => {
			const answer = await request.call(pageCall);
			if (!answer.ok && answer.error.data.appCode === "site/out-of-service") hasOutage = true;
			return answer;
		};
		const page = await render({ ...request, call });
		if (hasOutage) throw outOfService();
		return page;
	};
}

function policyOf(html: string): string {
	const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css = ""]) => css);
	const hashes = styles.map((css) => `'sha256-${createHash("sha256").update(css).digest("base64")}'`);
	return [
		"default-src 'none'",
		`style-src 'self' ${hashes.join(" ")}`.trim(),
		"font-src 'self'",
		"img-src 'self' data:",
		"base-uri 'none'",
		"form-action 'none'",
		"frame-ancestors 'none'",
	].join("; ");
}
