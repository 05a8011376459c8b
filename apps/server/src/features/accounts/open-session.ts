import { AppError } from "@hilo/rules/errors/errors";
import type { BrowserCtx } from "../../platform/context.ts";
import { newSecret } from "../../platform/system/ids.ts";
import { takeOverGuest } from "../guests/take-over-guest.ts";
import { isBeingDeleted } from "../users/find-user.ts";
import { endOldestSessions } from "./accounts.repo.ts";
import { rememberBrowser } from "./known-browser.ts";
import { type CheckedUser, lockPassword } from "./own-password.ts";
import { lockForVisibility, setVisibility } from "./set-visibility.ts";

/** More than a person has devices. A script that signs in on every run leaves a session each time. */
const MAX_SESSIONS = 20;

/**
 * Cancels a pending deletion, moves the guest's data to the user and ends the caller's previous session.
 * @throws AppError 401 if the password was changed since its check, or the deletion has begun; 403 if suspended.
 */
export async function openSession(ctx: BrowserCtx, user: CheckedUser): Promise<void> {
	if (isBeingDeleted(user)) throw new AppError("accounts/bad-login");
	const attributes = { device: deviceOf(ctx.userAgent) };
	const { id } = await ctx.auth.sessions.createSession(user.id, attributes, { sessionId: newSecret() });
	try {
		// After the insert: a concurrent change of the password then finds this session and ends it.
		await ctx.db.transaction(async (tx) => {
			const wasLeaving = user.deletion_due_at !== null;
			if (wasLeaving) await lockForVisibility(ctx, tx, user.id);
			await lockPassword(ctx, tx, user, "accounts/bad-login");
			if (wasLeaving) await setVisibility(ctx, tx, user.id, { deletion_due_at: null });
		});
	} catch (error) {
		await ctx.auth.sessions.invalidateSession(id);
		throw error;
	}
	if (ctx.actor.kind === "player") await ctx.auth.sessions.invalidateSession(ctx.actor.credential.secret);
	await takeOverGuest(ctx, user.id);
	await endOldestSessions(ctx.db.kysely, user.id, MAX_SESSIONS);
	ctx.live.recheck(ctx.actor.kind === "player" ? [user.id, ctx.actor.id] : [user.id]);
	ctx.setSession(id);
	rememberBrowser(ctx, user);
}

const BROWSERS: readonly (readonly [RegExp, string])[] = [
	[/\bEdg(?:e|A|iOS)?\//, "Edge"],
	[/\b(?:OPR|OPiOS|Opera)\b/, "Opera"],
	[/\bSamsungBrowser\//, "Samsung Internet"],
	[/\b(?:Firefox|FxiOS)\//, "Firefox"],
	[/\b(?:Chrome|CriOS|Chromium)\//, "Chrome"],
	[/\bVersion\/\S+ (?:Mobile\/\S+ )?Safari\//, "Safari"],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
	[/\biPhone\b/, "iPhone"],
	[/\biPad\b/, "iPad"],
	[/\bAndroid\b/, "Android"],
	[/\bWindows\b/, "Windows"],
	[/\bMac(?:intosh| OS X)\b/, "Mac"],
	[/\bCrOS\b/, "ChromeOS"],
	[/\bLinux\b/, "Linux"],
];

/** Names a device for its owner, such as "Firefox on Linux". */
export function deviceOf(userAgent: string): string {
	const nameOf = (table: readonly (readonly [RegExp, string])[]) =>
		table.find(([pattern]) => pattern.test(userAgent))?.[1];
	const browser = nameOf(BROWSERS);
	const system = nameOf(SYSTEMS);
	if (browser) return system ? `${browser} on ${system}` : browser;
	// Other programs begin with their own name: curl/8.5.0.
	const program = /^([A-Za-z][\w.-]{0,29})(?:\/|$)/.exec(userAgent)?.[1];
	return program && program !== "Mozilla" ? program : "Unknown device";
}
