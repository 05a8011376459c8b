import type { Branding } from "@hilo/rules/site/branding";
import type { Handler } from "hono";
import { loadBranding } from "../branding.ts";
import type { Ctx } from "../context.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { type Content, fixedAnswer } from "./fixed-answer.ts";

/** A fixed answer that is made again after each change of the site's name or look. */
export function brandedAnswer(
	services: Pick<Ctx, "siteSettings">,
	createContent: (site: Branding) => Content,
): Handler<ApiEnv> {
	let current: { readonly look: string; readonly answer: Handler<ApiEnv> } | null = null;
	return async (c, next) => {
		const site = await loadBranding(services);
		const look = JSON.stringify(site);
		if (current?.look !== look) current = { look, answer: fixedAnswer(() => createContent(site)) };
		return current.answer(c, next);
	};
}
