import type { UserRow } from "@hilo/db/tables";
import { AppError } from "@hilo/rules/errors/app-error";
import type { ScoreTable } from "@hilo/rules/progression/scores";
import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { scoresOf } from "../progression/scores-of.ts";
import { findUser } from "./accounts.repo.ts";

/** Everything that one's own record is made of; presenters give it the shapes of tRPC and REST. */
export interface Me {
	readonly user: UserRow;
	readonly scores: ScoreTable;
}

/** The signed-in player's own record. @throws AppError 401 when signed out. */
export function currentUser(ctx: Ctx): Promise<Me> {
	return meOf(ctx, requirePlayer(ctx).id);
}

/** The record of a user whom the caller has just proved to be. */
export async function meOf(ctx: Ctx, userId: string): Promise<Me> {
	const [user, scores] = await Promise.all([findUser(ctx.db.kysely, userId), scoresOf(ctx, userId)]);
	if (!user) throw new AppError("accounts/signed-out");
	return { user, scores };
}
