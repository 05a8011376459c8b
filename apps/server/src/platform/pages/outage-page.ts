import type { Context } from "hono";
import { outOfService } from "../errors.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { chosenTheme, type RenderPage, type Theme } from "./render-page.ts";

export type RenderOutage = (theme: Theme | null) => string;

const POLICY = [
	"default-src 'none'",
	"style-src 'self'",
	"font-src 'self'",
	"img-src 'self' data:",
	"base-uri 'none'",
	"form-action 'none'",
	"frame-ancestors 'none'",
].join("; ");

/** Replaces every page while the database does not answer; it needs only the build. */
export class OutagePage {
	readonly #render: RenderOutage;
	readonly #pages = new Map<Theme | null, string>();

	constructor(render: RenderOutage) {
		this.#render = render;
	}

	answer(c: Context<ApiEnv>, headers: Readonly<Record<string, string>>): Response {
		return c.html(this.#pageOf(chosenTheme(c)), 503, {
			...headers,
			"Cache-Control": "no-store",
			"Content-Security-Policy": POLICY,
			Vary: "Cookie",
		});
	}

	#pageOf(theme: Theme | null): string {
		const page = this.#pages.get(theme) ?? this.#render(theme);
		this.#pages.set(theme, page);
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
