import type { Ctx } from "../../platform/context.ts";
import { today } from "../../platform/today.ts";

/** Raise it when a new version of the site changes the shape of the record. */
const SHAPE = 6;

/**
 * The entity tag of the signed-in player's own record, made from the session alone: an unchanged poll is answered 304 without reading
 * the record. The day is part of it because daily challenges start anew at midnight.
 */
export function currentUserTag(ctx: Pick<Ctx, "actor" | "clock" | "settings">): string | null {
	if (ctx.actor.kind !== "player") return null;
	return `"${SHAPE}.${ctx.actor.id}.${ctx.actor.revision}.${today(ctx)}"`;
}
