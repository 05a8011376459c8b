import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { findLastRun } from "./play.repo.ts";

export type LastRun = NonNullable<Awaited<ReturnType<typeof findLastRun>>>;

/** The caller's newest finished run, of a classic or a custom game; null without one. @throws AppError 401. */
export async function lastRun(ctx: Pick<Ctx, "actor" | "db">): Promise<LastRun | null> {
	return (await findLastRun(ctx.db.kysely, requirePlayer(ctx).id)) ?? null;
}
