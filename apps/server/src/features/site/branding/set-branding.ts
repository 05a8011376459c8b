import type { Tx } from "@hilo/db/open-database";
import { AppError } from "@hilo/rules/errors/errors";
import { MAX_AVATAR_BYTES } from "@hilo/rules/profiles/avatar";
import { accentFaultText } from "@hilo/rules/site/accent";
import { type Branding, readBranding } from "@hilo/rules/site/branding";
import type { BrandingInput } from "@hilo/rules/site/branding.schema";
import { HOUR_MS } from "@hilo/rules/time/durations";
import type { AdminCtx } from "../../../platform/context.ts";
import { readAtMost } from "../../../platform/http/parse-body.ts";
import type { Limits } from "../../../platform/limits/rate-limits.ts";
import { notifyAfterCommit } from "../../../platform/live/live-events.ts";
import { recordAction } from "../../audit/record-action.ts";
import { encodeMark, storeMark } from "../../pictures/encode-upload.ts";

/** All processes and open pages follow within a second; colours of open pages at their next load.
 * @throws AppError 400 for a colour that is hard to read in one of the themes. */
export async function setBranding(ctx: AdminCtx, { name, contact, accent }: BrandingInput): Promise<void> {
	const fault = accent === null ? null : accentFaultText(accent);
	if (fault !== null) throw new AppError("site/accent-unreadable", { message: fault });
	await ctx.db.transaction(async (tx) => {
		const before = withoutMark(readBranding(await ctx.siteSettings.read(tx, "branding"), ""));
		const after = { name, contact, accent };
		if (JSON.stringify(before) === JSON.stringify(after)) return;
		await ctx.siteSettings.set(tx, "branding", JSON.stringify(after));
		const subject = { kind: "site", id: "", name: "branding" } as const;
		await recordAction(ctx, tx, { action: "site.branding", subject, before, after });
		notifyAfterCommit(ctx, tx, "everyone", { kind: "site" });
	});
}

function withoutMark({ name, contact, accent }: Branding): BrandingInput {
	return { name, contact, accent };
}

const LIMITS = {
	/** Scaling a large picture down takes up to seconds of CPU. */
	marks: { name: "mark", hits: 30, windowMs: HOUR_MS, error: "request/too-many" },
} as const satisfies Limits;

/** @throws AppError 400 for a picture that is missing, damaged, too small or has too many pixels; 413;
 * 415 for other types, SVG among them; 429 before the upload is read. */
export async function setMark(ctx: AdminCtx, upload: ReadableStream<Uint8Array>): Promise<{ mark: string }> {
	const admin = ctx.actor;
	await ctx.limits.take(LIMITS.marks, admin.id);
	const uploaded = await readAtMost(upload, MAX_AVATAR_BYTES, "accounts/avatar-too-large");
	if (uploaded.length === 0) throw new AppError("accounts/avatar-missing");
	const picture = await encodeMark(uploaded, admin.id);
	await ctx.db.transaction(async (tx) => {
		await storeMark(tx, picture, ctx.clock.now());
		await change(ctx, tx, picture.hash);
	});
	return { mark: picture.hash };
}

/** Brings the usual mark back. */
export async function removeMark(ctx: AdminCtx): Promise<void> {
	await ctx.db.transaction((tx) => change(ctx, tx, ""));
}

async function change(ctx: AdminCtx, tx: Tx, mark: string): Promise<void> {
	const before = await ctx.siteSettings.read(tx, "mark");
	if (before === mark) return;
	await ctx.siteSettings.set(tx, "mark", mark);
	await recordAction(ctx, tx, {
		action: "site.mark",
		subject: { kind: "site", id: "", name: "mark" },
		before: { mark: before || null },
		after: { mark: mark || null },
	});
	notifyAfterCommit(ctx, tx, "everyone", { kind: "site" });
}
