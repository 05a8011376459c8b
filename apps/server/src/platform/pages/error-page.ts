import type { Context } from "hono";
import { outOfService } from "../errors.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { chosenTheme, type ErrorPage, type RenderErrorPage, type RenderPage } from "./render-page.ts";

/** Replaces a page that can't be rendered. */
export function answerErrorPage(
	c: Context<ApiEnv>,
	render: RenderErrorPage,
	page: Omit<ErrorPage, "theme">,
): Response {
	const { html, styles } = render({ ...page, theme: chosenTheme(c) });
	c.header("Cache-Control", "no-store");
	c.header("Content-Security-Policy", policyOf(styles));
	c.header("Vary", "Cookie");
	return c.html(html, page.error.status);
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

function policyOf(styles: readonly string[]): string {
	return [
		"default-src 'none'",
		["style-src 'self'", ...styles.map((hash) => `'${hash}'`)].join(" "),
		"font-src 'self'",
		"img-src 'self' data:",
		"base-uri 'none'",
		"form-action 'none'",
		"frame-ancestors 'none'",
	].join("; ");
}
