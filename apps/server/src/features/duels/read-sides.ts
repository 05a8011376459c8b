import type { DuelRow, DuelSideRow, Queries } from "@hilo/db/tables";
import { blockedBy } from "../friends/blocks.ts";
import type { SeenDuel } from "./find-seen-duel.ts";
import type { DuelTerms } from "./planned-duel.ts";
import { hasBegun, isEnded } from "./side-run.ts";
import { findFirstEnded, findLastEnded, findSeat, type SideWithPlayer } from "./sides.repo.ts";

const MAX_OTHERS = 20;

export interface DuelSides {
	readonly own: SideWithPlayer | null;
	/** The side it is compared with; null while there is none. */
	readonly other: SideWithPlayer | null;
	readonly all: readonly SideWithPlayer[];
}

/** Leaves out players who are hidden or blocked by the viewer. */
export async function readSides(
	db: Queries,
	{ duel, challenger, named, owner, own }: SeenDuel,
): Promise<DuelSides> {
	if (named) {
		const second = (await findSeat(db, duel.id, 2)) ?? null;
		const [ownSide = null] = own;
		const other = ownSide?.seat === 1 ? second : challenger;
		return { own: ownSide, other, all: [challenger, ...(second ? [second] : [])] };
	}
	const seats = new Set(own.map(({ seat }) => seat));
	const ended = (await findLastEnded(db, duel.id, MAX_OTHERS)).filter(({ seat }) => !seats.has(seat));
	const others = await withoutBlocked(db, owner?.user_id ?? null, ended);
	const ownSide = sideToShow(own, others);
	return {
		own: ownSide,
		other: ownSide?.seat === 1 ? (others[0] ?? null) : challenger,
		all: [challenger, ...own.filter(({ seat }) => seat > 1), ...others],
	};
}

/** Once another player has finished, the challenger's run counts again, not their play against their own ghost. */
function sideToShow(
	own: readonly SideWithPlayer[],
	others: readonly SideWithPlayer[],
): SideWithPlayer | null {
	const [first] = own;
	const last = sideInPlay(own) ?? null;
	const isRunCompared = first?.seat === 1 && isEnded(first) && others.length > 0;
	return last && isEnded(last) && isRunCompared ? first : last;
}

async function withoutBlocked(
	db: Queries,
	userId: string | null,
	sides: readonly SideWithPlayer[],
): Promise<SideWithPlayer[]> {
	const userIds = sides.map(({ user_id }) => user_id);
	const blocked = await blockedBy(db, userId, userIds);
	return sides.filter(({ user_id }) => user_id === null || !blocked.has(user_id));
}

/** The player's open side, else their last. Against their own ghost a player has two. */
export function sideInPlay<Side extends Pick<DuelSideRow, "status">>(own: readonly Side[]): Side | undefined {
	return own.find(({ status }) => status === "playing") ?? own.at(-1);
}

/** Whether the challenger may play against their own ghost: once, in a duel of a run by link. */
export function isForOwnGhost(
	duel: Pick<DuelRow, "mode" | "rounds" | "to_user_id">,
	own: readonly Pick<DuelSideRow, "seat" | "status">[],
): boolean {
	const [first] = own;
	const isOfRun = duel.mode === "ghost" && duel.rounds === null && duel.to_user_id === null;
	return isOfRun && own.length === 1 && first?.seat === 1 && isEnded(first);
}

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
