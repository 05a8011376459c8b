import { AppError } from "@hilo/rules/errors/app-error";
import type { Ctx } from "../../../platform/context.ts";
import { hashSecret } from "../../../platform/system/ids.ts";
import { findLinkedAddress, insertRefusal } from "./mail-links.repo.ts";

/**
 * Has the address that a link was mailed to get no more invitations by mail. Whoever holds the link may, as often as they like; the
 * players who invite are not told.
 *
 * @throws AppError 404 for an unknown link.
 */
export async function unsubscribe(
	{ db: { kysely: db }, clock }: Pick<Ctx, "db" | "clock">,
	{ token }: { token: string },
): Promise<void> {
	const address = await findLinkedAddress(db, hashSecret(token));
	if (address === undefined) throw new AppError("custom-games/unsubscribe-invalid");
	await insertRefusal(db, address, clock.now());
}
