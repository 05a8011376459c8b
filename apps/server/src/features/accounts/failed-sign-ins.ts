import type { Ctx } from "../../platform/context.ts";
import { isPast } from "../../platform/limits/is-past.ts";
import { notifyAdmins } from "../notifications/notify-admins.ts";
import { LIMITS } from "./accounts.limits.ts";

/** One counter for the site, because an attacker may try many accounts from many addresses. */
const SITE = "site";

/** Runs after the response, so that every failed sign-in takes the same time. */
export function noteFailedSignIn(
	ctx: Pick<Ctx, "rateLimits" | "clock" | "db" | "live" | "background">,
): void {
	const { clock, db, live, background, rateLimits } = ctx;
	background.run("count failed sign-ins", async () => {
		if (!(await isPast(rateLimits, LIMITS.failedSignIns, SITE))) return;
		await db.transaction(async (tx) => {
			if (await isPast(rateLimits, LIMITS.failedSignInNotifications, SITE, tx)) return;
			const message = "20 failed sign-ins in 10 minutes";
			await notifyAdmins({ clock, db, live, background }, tx, { type: "security", message });
		});
	});
}
