import type { Queries } from "@hilo/db/tables";
import { openDaysOf, type PlayerTimeZone } from "@hilo/rules/daily/own-days";
import { type DeckStreak, type DeckStreakDay, deckStreakOf as streakOfDays } from "@hilo/rules/daily/streak";
import type { Day } from "@hilo/rules/progression/site-day";
import type { Ctx, PlayerCtx } from "../../platform/context.ts";
import type { PlayerOrGuest } from "../guests/open-guest.ts";
import { findPlayedDays, hasPlayedDay, type PlayedDay } from "./deck-runs.repo.ts";
import { findExcused } from "./decks.repo.ts";
import { findOrStoreZone } from "./own-zone.ts";

export interface OwnDays {
	readonly streak: DeckStreak;
	/** From the first played day to the newest open one. */
	readonly days: readonly DeckStreakDay[];
	readonly played: readonly PlayedDay[];
	readonly reasons: ReadonlyMap<Day, string>;
}

/** Null for those who have never played a deck. */
export async function readOwnDays(
	db: Queries,
	owner: PlayerOrGuest,
	zone: PlayerTimeZone,
	now: number,
): Promise<OwnDays | null> {
	const open = openDaysOf(zone, now);
	const newest = open.at(-1) ?? "";
	// The clock may have been ahead, so that future days were played.
	const played = (await findPlayedDays(db, owner, now)).filter(({ day }) => day <= newest);
	const [first] = played;
	if (!first) return null;
	const excused = await findExcused(db, { from: first.day });
	const reasons = new Map(excused.map(({ day, reason }) => [day, reason]));
	const streakDays = streakOfDays({
		played: new Set(played.map(({ day }) => day)),
		open,
		excused: new Set(reasons.keys()),
	});
	return streakDays && { ...streakDays, played, reasons };
}

export async function readStreak(
	db: Queries,
	owner: PlayerOrGuest,
	zone: PlayerTimeZone,
	now: number,
): Promise<DeckStreak | null> {
	return (await readOwnDays(db, owner, zone, now))?.streak ?? null;
}

/** A player's streak and decks, the oldest first; null before the first. The caller checks access. */
export async function readDecksOf(
	ctx: Ctx,
	userId: string,
): Promise<Pick<OwnDays, "streak" | "played"> | null> {
	const db = ctx.db.kysely;
	const owner: PlayerOrGuest = { user_id: userId, guest_id: null };
	return readOwnDays(db, owner, await findOrStoreZone(ctx, db, owner), ctx.clock.now());
}

/** Whether the caller has finished a deck. */
export function hasPlayedDeck(ctx: PlayerCtx): Promise<boolean> {
	return hasPlayedDay(ctx.db.kysely, ctx.actor.id, ctx.clock.now());
}
