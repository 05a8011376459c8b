import type { AdminCtx } from "../../platform/context.ts";
import { checkSentMails } from "./check-mail.ts";
import type { Finding } from "./finding.ts";
import { siteFindings } from "./site-findings.ts";

/** The findings of `hilo doctor`, and whether this process sends its mails. */
export async function readHealth(ctx: AdminCtx): Promise<Finding[]> {
	return [...(await siteFindings(ctx, { isThorough: false })), ...checkSentMails(ctx.mailer.failing)];
}
