import type { DuelRunView } from "@hilo/rules/duels/duels.views";
import type { Ctx } from "../../platform/context.ts";
import { findSeenDuel } from "./find-seen-duel.ts";
import { openRoundOf } from "./open-round.ts";

/** The open round of the caller's side of a ghost duel, or null. @throws AppError as `findSeenDuel`. */
export async function currentDuel(ctx: Ctx, { id }: { id: string }): Promise<DuelRunView | null> {
	const { duel, own } = await findSeenDuel(ctx, id);
	const side = own.find(({ status }) => status === "playing");
	if (!side || duel.mode === "live") return null;
	return openRoundOf(ctx, ctx.db.kysely, duel, side);
}
