import type { Ctx } from "../../platform/context.ts";
import { isPast } from "../../platform/limits/is-past.ts";
import { notifyAdmins } from "../notices/notify-admins.ts";
import { LIMITS } from "./accounts.limits.ts";

/** All failed sign-ins count together: somebody may try many accounts from many addresses. */
const SITE = "site";

/**
 * Counts a failed sign-in, and tells administrators once an hour where there were 20 on the site in ten minutes (D46). After the answer,
 * which takes as long for every failure.
 */
export function noteFailedSignIn(
	ctx: Pick<Ctx, "rateLimits" | "clock" | "db" | "live" | "background">,
): void {
	const { clock, db, live, background, rateLimits } = ctx;
	background.run("count failed sign-ins", async () => {
		if (!(await isPast(rateLimits, LIMITS.failedSignIns, SITE))) return;
		await db.transaction(async (tx) => {
			if (await isPast(rateLimits, LIMITS.failedSignInNotices, SITE, tx)) return;
			const message = "20 failed sign-ins in 10 minutes";
			await notifyAdmins({ clock, db, live, background }, tx, { type: "security", message });
		});
	});
}
