import type { DuelRecordView } from "@hilo/rules/duels/duels.views";
import { AppError } from "@hilo/rules/errors/app-error";
import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { findVisibleUser } from "../users/visible-users.ts";
import { findRecord } from "./duel-records.ts";

/** @throws AppError 401; 404 for a hidden or unknown player. */
export async function recordAgainst(ctx: Ctx, { userId }: { userId: string }): Promise<DuelRecordView> {
	const player = requirePlayer(ctx);
	const { kysely: db } = ctx.db;
	if (!(await findVisibleUser(db, userId))) throw new AppError("accounts/user-not-found");
	return findRecord(db, player.id, userId);
}
