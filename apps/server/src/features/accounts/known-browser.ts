import type { Tx } from "@hilo/db/open-database";
import type { UserRow } from "@hilo/db/tables";
import type { Ctx } from "../../platform/context.ts";
import { knownBrowserId, type MarkedAccount, withMark } from "../../platform/sessions/known-browsers.ts";
import { changeUser } from "../users/change-user.ts";

/** The subject of the limits of a browser that has signed in to the account before; null for all others. */
export function knownBrowserOf(
	{ browserMarks, clock }: Pick<Ctx, "browserMarks" | "clock">,
	user: (MarkedAccount & Pick<UserRow, "browsers_known_from">) | undefined,
): string | null {
	return user ? knownBrowserId(browserMarks, user, clock.now()) : null;
}

/** The caller has shown the account's password, or a link that sets one. */
export function rememberBrowser(ctx: Ctx, user: MarkedAccount): void {
	ctx.setBrowserMarks(withMark(ctx.browserMarks, user, ctx.clock.now()));
}

/**
 * Of the account's browsers only the caller's stays known, if it was: a session alone makes none known, so that its
 * thief gets no more tries. @param user as before the call, and its own session's.
 */
export async function forgetOtherBrowsers(ctx: Ctx, tx: Tx, user: UserRow): Promise<void> {
	const isKnown = knownBrowserOf(ctx, user) !== null;
	await forgetBrowsers(ctx, tx, user.id);
	if (isKnown) tx.afterCommit(() => rememberBrowser(ctx, user));
}

export async function forgetBrowsers({ clock }: Pick<Ctx, "clock">, tx: Tx, userId: string): Promise<void> {
	await changeUser(tx, userId, { browsers_known_from: clock.now() });
}
