import { type Ctx, hasScope } from "../../platform/context.ts";
import { today } from "../../platform/today.ts";

/** Increase it when a release changes the shape of the record. */
const RESPONSE_VERSION = 1;

/**
 * The ETag of the player's own record, from the session alone, so that polls need no read of the record. It holds the
 * day, because daily tasks restart at midnight.
 */
export function currentUserTag(ctx: Ctx): string | null {
	if (ctx.actor.kind !== "player" || !hasScope(ctx, "read")) return null;
	return `"${RESPONSE_VERSION}.${ctx.actor.id}.${ctx.actor.revision}.${today(ctx)}"`;
}
