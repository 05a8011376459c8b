import { type Ctx, requirePlayer } from "../../platform/context.ts";

/** @throws AppError 401 when signed out. */
export function checkAccess(ctx: Pick<Ctx, "actor">): { isAdmin: boolean } {
	return { isAdmin: requirePlayer(ctx).isAdmin };
}
