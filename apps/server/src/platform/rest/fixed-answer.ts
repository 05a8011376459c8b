import type { Branding } from "@hilo/rules/site/branding";
import type { Handler } from "hono";
import type { Ctx } from "../context.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { EncodedContent, sendEncoded } from "../http/content-encoding.ts";
import { loadBranding } from "../site-settings.ts";

const QUALITY = 9;

export interface Content {
	readonly type: string;
	readonly body: string | Uint8Array;
}

/** The answer is made and compressed once, at the first call that succeeds. Mount it behind `etag()`. */
export function fixedAnswer(createContent: () => Content | Promise<Content>): Handler<ApiEnv> {
	let prepared: ReturnType<typeof prepare> | undefined;
	return async (c) => {
		prepared ??= prepare(createContent);
		const { type, content } = await prepared.catch((error) => {
			prepared = undefined;
			throw error;
		});
		c.header("Vary", "Accept-Encoding");
		c.header("Cache-Control", "private, no-cache");
		c.header("Content-Type", type);
		return sendEncoded(c, content);
	};
}

async function prepare(createContent: () => Content | Promise<Content>) {
	const { type, body } = await createContent();
	return { type, content: new EncodedContent(new Uint8Array(Buffer.from(body)), QUALITY) };
}

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
