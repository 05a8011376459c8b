import { type Ctx, requireAdmin } from "../../platform/context.ts";
import { checkSentMails } from "./check-mail.ts";
import type { Finding } from "./finding.ts";
import { siteFindings } from "./site-findings.ts";

/** The findings of `hilo doctor`, and whether this process sends its mails. @throws AppError 401, 403. */
export async function readHealth(ctx: Ctx): Promise<Finding[]> {
	requireAdmin(ctx);
	return [...(await siteFindings(ctx, { isThorough: false })), ...checkSentMails(ctx.mailer.failing)];
}
