import type { UserRow } from "@hilo/db/tables";
import { AppError } from "@hilo/rules/errors/errors";
import type { UserIdInput } from "@hilo/rules/profiles/profiles.schema";
import type { Ctx } from "../../platform/context.ts";
import type { SeenGame } from "../custom-games/find-game.ts";
import { listGamesBy } from "../custom-games/lists/list-games.ts";
import { type Progress, readProgress } from "../progression/read-progress.ts";
import { findVisibleUser } from "../users/visible-users.ts";

export interface PublicProfile {
	readonly user: Pick<
		UserRow,
		"id" | "username" | "avatar_url" | "perfect_streak" | "showcase" | "created_at"
	>;
	readonly progress: Pick<Progress, "scores" | "badges" | "rightAnswers">;
	/** Public and featured ones. */
	readonly games: readonly SeenGame[];
}

/** @throws AppError 404, also for a suspended or leaving user. */
export async function publicProfile(ctx: Ctx, { userId }: UserIdInput): Promise<PublicProfile> {
	const user = await findVisibleUser(ctx.db.kysely, userId);
	if (!user) throw new AppError("accounts/user-not-found");
	const progress = await readProgress(ctx, ctx.db.kysely, userId);
	return { user, progress, games: await listGamesBy(ctx, { userId }) };
}
