import { type Ctx, requirePlayer } from "../../../platform/context.ts";
import { countOffers, findOffers, type OfferRow } from "./received.repo.ts";

/** The newest invitations to games that the signed-in player has not answered. @throws AppError 401. */
export function listInvitations(ctx: Ctx): Promise<OfferRow[]> {
	return findOffers(ctx.db.kysely, requirePlayer(ctx).id);
}

/** How many invitations a user has not answered, for a caller who is known to be that user. */
export function countInvitations({ db }: Pick<Ctx, "db">, userId: string): Promise<number> {
	return countOffers(db.kysely, userId);
}
