import { createHash } from "node:crypto";
import type { Context } from "hono";
import { outOfService } from "../errors.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { chosenTheme, type RenderPage, type Theme } from "./render-page.ts";

export type RenderOutage = (theme: Theme | null) => string;

interface RenderedOutage {
	readonly html: string;
	readonly policy: string;
}

/** Replaces every page while the database does not answer; it needs only the build. */
export class OutagePage {
	readonly #render: RenderOutage;
	readonly #pages = new Map<Theme | null, RenderedOutage>();

	constructor(render: RenderOutage) {
		this.#render = render;
	}

	answer(c: Context<ApiEnv>, headers: Readonly<Record<string, string>>): Response {
		const { html, policy } = this.#of(chosenTheme(c));
		return c.html(html, 503, {
			...headers,
			"Cache-Control": "no-store",
			"Content-Security-Policy": policy,
			Vary: "Cookie",
		});
	}

	#of(theme: Theme | null): RenderedOutage {
		const known = this.#pages.get(theme);
		if (known) return known;
		const html = this.#render(theme);
		const made = { html, policy: policyOf(html) };
		this.#pages.set(theme, made);
		return made;
	}
}

/** Fails a page whose calls found no database, instead of sending it without its data. */
export function failDuringOutage(render: RenderPage): RenderPage {
	return async (request) => {
		let isOut = false;
		const call: typeof request.call = async (asked) => {
			const answer = await request.call(asked);
			if (!answer.ok && answer.error.data.appCode === "site/out-of-service") isOut = true;
			return answer;
		};
		const page = await render({ ...request, call });
		if (isOut) throw outOfService();
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
