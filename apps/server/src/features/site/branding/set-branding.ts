import { AppError } from "@hilo/rules/errors/errors";
import { accentFaultText } from "@hilo/rules/site/accent";
import { type Branding, readBranding } from "@hilo/rules/site/branding";
import type { BrandingInput } from "@hilo/rules/site/branding.schema";
import type { AdminCtx } from "../../../platform/context.ts";
import { notifyAfterCommit } from "../../../platform/live/live-events.ts";
import { recordAction } from "../../audit/record-action.ts";

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
