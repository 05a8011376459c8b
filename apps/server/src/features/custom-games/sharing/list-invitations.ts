import { type Ctx, requirePlayer } from "../../../platform/context.ts";
import { countOffers, findOffers, type OfferRow } from "./received.repo.ts";

/** The newest unanswered invitations. @throws AppError 401. */
export function listInvitations(ctx: Ctx): Promise<OfferRow[]> {
	return findOffers(ctx.db.kysely, requirePlayer(ctx).id);
}

/** The caller must be that user. */
export function countInvitations({ db }: Pick<Ctx, "db">, userId: string): Promise<number> {
	return countOffers(db.kysely, userId);
}
