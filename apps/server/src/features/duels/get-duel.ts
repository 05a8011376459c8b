import type { Queries } from "@hilo/db/tables";
import type { Ctx } from "../../platform/context.ts";
import { loadBranding } from "../../platform/site-settings.ts";
import type { PlayerOrGuest } from "../guests/open-guest.ts";
import { presentDuelSummary, presentSide } from "./duel.presenter.ts";
import { comparedSides, presentLines } from "./duel-rounds.ts";
import { findRematch } from "./duels.repo.ts";
import { findSeenDuel, type SeenDuel } from "./find-seen-duel.ts";
import { plannedDuel } from "./planned-duel.ts";
import { type DuelSides, findRival, isForOwnGhost, readSides } from "./read-sides.ts";
import { findRecord } from "./records.repo.ts";
import { nameOf } from "./round.presenter.ts";
import { hasBegun, isEnded, verdictBetween } from "./side-run.ts";
import { findSeat, type SideWithPlayer } from "./sides.repo.ts";

/** Other players' results stay hidden until the caller's own side is over. @throws AppError as `findSeenDuel`. */
export async function getDuel(ctx: Ctx, { id }: { id: string }) {
	const db = ctx.db.kysely;
	const seenDuel = await findSeenDuel(ctx, id);
	const { duel, owner } = seenDuel;
	const sides = await readSides(db, seenDuel);
	const { own, other, all } = sides;
	const compared = comparedSides(sides);
	const isOver = compared !== null;
	const userId = owner?.user_id ?? null;
	const opponentId = other?.username == null ? null : other.user_id;
	const seats = new Set(seenDuel.own.map(({ seat }) => seat));
	return {
		...presentDuelSummary(seenDuel, (await loadBranding(ctx)).name),
		/** Null before the caller begins. */
		yourSeat: own && hasBegun(own) ? own.seat : null,
		/** Whether the caller may begin or continue now. */
		mayPlay: mayPlay(seenDuel),
		/** Whether the caller's opponent is their own ghost. */
		isOwnGhost: isOwnGhost(seenDuel, sides),
		/** The challenger, the caller, then others. A named friend who has not come yet is `waiting`. */
		sides: all.map((side) => {
			const isYou = seats.has(side.seat);
			return presentSide(side, {
				isYou,
				isOpen: hasBegun(side) && (isYou || (isOver && isEnded(side))),
				hasMarks: isYou || compared?.some(({ seat }) => seat === side.seat) === true,
			});
		}),
		verdict: own && compared ? verdictBetween(own, other) : null,
		toBeat: await scoreToBeat(db, seenDuel, own),
		/** With the first page of rounds; `duels.rounds` has the others. Null until the caller's side is over. */
		lines: compared && presentLines(await plannedDuel(ctx, db, duel), compared),
		/** Null if either side is a visitor. */
		record:
			userId !== null && opponentId !== null && opponentId !== userId
				? await findRecord(db, userId, opponentId)
				: null,
		...(isOver ? await presentRematch(db, id, owner) : { rematchId: null, rematchFrom: null }),
	};
}

/**
 * The score of the finished side that the caller plays against, never the answers: those are told round by round.
 * Null before it is finished, and once the caller's is over.
 */
async function scoreToBeat(db: Queries, seenDuel: SeenDuel, own: SideWithPlayer | null) {
	const { duel, challenger } = seenDuel;
	if (duel.mode === "live" || !mayPlay(seenDuel) || (own && isEnded(own))) return null;
	const rival = own ? await findRival(db, duel, own) : challenger;
	return rival && isEnded(rival) ? { name: nameOf(rival), score: rival.score } : null;
}

function mayPlay({ duel, own }: SeenDuel): boolean {
	if (duel.status === "declined") return false;
	if (own.some((side) => !isEnded(side))) return true;
	if (duel.status === "over") return false;
	return own.length === 0 || isForOwnGhost(duel, own);
}

/** `rematchFrom`: the name of the player who asked for it; null if it is the caller. */
async function presentRematch(db: Queries, id: string, viewer: PlayerOrGuest | null) {
	const rematchId = await findRematch(db, id, viewer);
	const challenger = rematchId ? await findSeat(db, rematchId, 1) : undefined;
	if (!challenger) return { rematchId, rematchFrom: null };
	return { rematchId, rematchFrom: isSideOf(challenger, viewer) ? null : nameOf(challenger) };
}

function isSideOf({ user_id, guest_id }: SideWithPlayer, viewer: PlayerOrGuest | null): boolean {
	if (viewer === null) return false;
	if (user_id !== null) return user_id === viewer.user_id;
	// Both are null for a deleted player's side and a viewer with an account.
	return guest_id !== null && guest_id === viewer.guest_id;
}

function isOwnGhost({ duel, challenger, own }: SeenDuel, { own: side }: DuelSides): boolean {
	const isChallengers = own.some(({ seat }) => seat === challenger.seat);
	if (!isChallengers || side === null) return false;
	return side.seat > 1 || isForOwnGhost(duel, own);
}
