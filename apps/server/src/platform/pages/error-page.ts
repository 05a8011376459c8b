import { createHash } from "node:crypto";
import type { Context } from "hono";
import type { StatusCode } from "hono/utils/http-status";
import { outOfService } from "../errors.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { chosenTheme, type ErrorPage, type RenderErrorPage, type RenderPage } from "./render-page.ts";

/** Replaces a page that can't be rendered. */
export function answerErrorPage(
	c: Context<ApiEnv>,
	render: RenderErrorPage,
	page: Omit<ErrorPage, "theme">,
): Response {
	const { status, retryAfterSeconds } = page.error;
	const html = render({ ...page, theme: chosenTheme(c) });
	if (retryAfterSeconds !== null) c.header("Refresh", String(retryAfterSeconds));
	c.header("Cache-Control", "no-store");
	c.header("Content-Security-Policy", policyOf(html));
	c.header("Vary", "Cookie");
	return c.html(html, status as StatusCode as 500);
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
