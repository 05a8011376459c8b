import type { Queries } from "@hilo/db/queries";
import { blockedBy } from "../friends/blocked-among.ts";
import type { SeenDuel } from "./find-seen-duel.ts";
import { sideInPlay } from "./own-side.ts";
import { isEnded } from "./side-record.ts";
import { type FacedSide, findLastEnded, findSeat } from "./sides.repo.ts";

const MAX_OTHERS = 20;

export interface DuelSides {
	readonly own: FacedSide | null;
	/** The side it is compared with; null while there is none. */
	readonly other: FacedSide | null;
	readonly all: readonly FacedSide[];
}

/** Leaves out players who are hidden or blocked by the viewer. */
export async function sidesOfDuel(
	db: Queries,
	{ duel, challenger, named, owner, own }: SeenDuel,
): Promise<DuelSides> {
	if (named) {
		const second = (await findSeat(db, duel.id, 2)) ?? null;
		const [mine = null] = own;
		const other = mine?.seat === 1 ? second : challenger;
		return { own: mine, other, all: [challenger, ...(second ? [second] : [])] };
	}
	const seats = new Set(own.map(({ seat }) => seat));
	const ended = (await findLastEnded(db, duel.id, MAX_OTHERS)).filter(({ seat }) => !seats.has(seat));
	const others = await withoutBlocked(db, owner?.user_id ?? null, ended);
	const mine = ownSide(own, others);
	return {
		own: mine,
		other: mine?.seat === 1 ? (others[0] ?? null) : challenger,
		all: [challenger, ...own.filter(({ seat }) => seat > 1), ...others],
	};
}

/** Once another player has finished, the challenger's run counts again, not their play against their own ghost. */
function ownSide(own: readonly FacedSide[], others: readonly FacedSide[]): FacedSide | null {
	const [first] = own;
	const last = sideInPlay(own) ?? null;
	const isRunMeasured = first?.seat === 1 && isEnded(first) && others.length > 0;
	return last && isEnded(last) && isRunMeasured ? first : last;
}

async function withoutBlocked(
	db: Queries,
	userId: string | null,
	sides: readonly FacedSide[],
): Promise<FacedSide[]> {
	const people = sides.map(({ user_id }) => user_id);
	const blocked = await blockedBy(db, userId, people);
	return sides.filter(({ user_id }) => user_id === null || !blocked.has(user_id));
}
