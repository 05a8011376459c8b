import { AppError } from "@hilo/rules/errors/errors";
import type { LegalInput } from "@hilo/rules/site/legal.schema";
import { isoTime } from "../../../platform/iso-time.ts";
import type { Platform } from "../../../platform/platform.ts";
import { loadBranding } from "../../../platform/site-settings.ts";
import { fillIn } from "./fill-in.ts";
import { findLatest } from "./legal.repo.ts";
import { shownHtml } from "./shown-html.ts";
import type { LegalHtml } from "./to-html.ts";

export interface ShownLegal extends LegalHtml {
	readonly version: number;
	/** ISO 8601. */
	readonly publishedAt: string;
}

/** @throws AppError 404 if none is stored. */
export async function readLegal(ctx: Platform, { kind }: LegalInput): Promise<ShownLegal> {
	const text = await findLatest(ctx.db.kysely, kind);
	if (!text) throw new AppError("site/no-such-legal-text");
	const { version, published_at } = text;
	return {
		...(await shownHtml(fillIn(text.markdown, await loadBranding(ctx)))),
		version,
		publishedAt: isoTime(published_at),
	};
}
