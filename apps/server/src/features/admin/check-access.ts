import type { PlayerCtx } from "../../platform/context.ts";

export function checkAccess(ctx: PlayerCtx): { isAdmin: boolean } {
	return { isAdmin: ctx.actor.isAdmin };
}
