import type { Tx } from "@hilo/db/open-database";
import type { UserRow } from "@hilo/db/tables";
import { type Ctx, requireSession } from "../../platform/context.ts";
import { knownBrowserId, type MarkedAccount, withMark } from "../../platform/sessions/known-browsers.ts";
import { hashSecret, newSecret } from "../../platform/system/ids.ts";
import { changeUser } from "../users/change-user.ts";

/** The subject of the limits of a browser that has signed in to the account before; null for all others. */
export function knownBrowserOf(
	{ browserMarks, clock }: Pick<Ctx, "browserMarks" | "clock">,
	user: (MarkedAccount & Pick<UserRow, "browsers_known_from">) | undefined,
): string | null {
	return user ? knownBrowserId(browserMarks, user, clock.now()) : null;
}

/** The caller has shown to be the account's owner. */
export function rememberBrowser(
	ctx: Pick<Ctx, "browserMarks" | "clock" | "setBrowserMarks">,
	user: MarkedAccount,
	newId = newSecret(),
): void {
	ctx.setBrowserMarks(withMark(ctx.browserMarks, user, { now: ctx.clock.now(), newId }));
}

/** By the session alone. A new mark's id follows from it, so that a thief of the session gets no second counter. */
export function rememberBrowserOfSession(ctx: Ctx, user: MarkedAccount): void {
	const { credential } = requireSession(ctx);
	rememberBrowser(ctx, user, hashSecret(`browser ${credential.secret}`));
}

/** All browsers of the account. Call `rememberBrowserOfSession` afterwards for the one that stays signed in. */
export async function forgetBrowsers({ clock }: Pick<Ctx, "clock">, tx: Tx, userId: string): Promise<void> {
	await changeUser(tx, userId, { browsers_known_from: clock.now() });
}
