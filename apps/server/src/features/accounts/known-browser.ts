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

/** The caller has shown to be the account's owner. */
export function rememberBrowser(
	ctx: Pick<Ctx, "browserMarks" | "clock" | "setBrowserMarks">,
	user: MarkedAccount,
): void {
	ctx.setBrowserMarks(withMark(ctx.browserMarks, user, ctx.clock.now()));
}

/** All browsers of the account. Call `rememberBrowser` afterwards for the one that stays signed in. */
export async function forgetBrowsers({ clock }: Pick<Ctx, "clock">, tx: Tx, userId: string): Promise<void> {
	await changeUser(tx, userId, { browsers_known_from: clock.now() });
}
