import type { Queries } from "@hilo/db/queries";
import type { StreakView } from "@hilo/rules/daily/daily.views";
import type { Ctx } from "../../platform/context.ts";
import type { Holder } from "../guests/open-guest.ts";

/** Returns somebody's days in a row; null for whoever has never finished a deck. */
export async function streakOf(
	_ctx: Ctx,
	_db: Queries,
	_holder: Holder,
	_now: number,
): Promise<StreakView | null> {
	return null;
}
