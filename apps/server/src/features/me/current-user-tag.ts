import type { Ctx } from "../../platform/context.ts";
import { today } from "../../platform/today.ts";

/** Goes up when the shape of one's own record changes with a new version of the site. */
const SHAPE = 2;

/**
 * The entity tag of the signed-in player's own record, from what the session already tells: whoever polls is answered 304 without
 * the record being read. The day is part of it because daily challenges start anew at midnight.
 */
export function currentUserTag(ctx: Pick<Ctx, "actor" | "clock" | "settings">): string | null {
	if (ctx.actor.kind !== "player") return null;
	return `"${SHAPE}.${ctx.actor.id}.${ctx.actor.revision}.${today(ctx)}"`;
}
