import type { Queries } from "@hilo/db/queries";
import type { DuelSideRow } from "@hilo/db/tables";
import type { DuelTerms } from "./planned-duel.ts";
import { hasBegun } from "./side-record.ts";
import { findFirstEnded, findSeat, type SideWithPlayer } from "./sides.repo.ts";

/** The side replayed next to the player's; null before it has begun. */
export async function findRival(
	db: Queries,
	terms: Pick<DuelTerms, "id" | "to_user_id">,
	{ seat, user_id }: Pick<DuelSideRow, "seat" | "user_id">,
): Promise<SideWithPlayer | null> {
	const rival =
		seat === 1 && terms.to_user_id === null
			? await findFirstEnded(db, terms.id, user_id)
			: await findSeat(db, terms.id, seat === 1 ? 2 : 1);
	return rival && hasBegun(rival) ? rival : null;
}
