import type { Queries } from "@hilo/db/queries";
import { blockedBy } from "../friends/blocked-among.ts";
import type { SeenDuel } from "./find-seen-duel.ts";
import { sideInPlay } from "./own-side.ts";
import { isEnded } from "./side-record.ts";
import { type FacedSide, findLastEnded, findSeat } from "./sides.repo.ts";

/** Of those who took a link, as many are shown. */
const MAX_OTHERS = 20;

/** Who is at a duel, as one of those who may see it finds them. */
export interface DuelSides {
	/** The side that counts as one's own; null where one has none. */
	readonly own: FacedSide | null;
	/** Whom it is measured against; null where nobody has come yet. */
	readonly other: FacedSide | null;
	/** All who are shown: the challenger first, then oneself. */
	readonly all: readonly FacedSide[];
}

/** Returns who is at a duel. Players who are hidden or blocked by the caller are left out. */
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

/** Once somebody else has taken the link, the challenger's own run counts again rather than what was played against it. */
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
