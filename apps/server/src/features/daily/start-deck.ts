import type { Tx } from "@hilo/db/open-database";
import type { DailyAttemptRow } from "@hilo/db/tables";
import type { DailyRunView } from "@hilo/rules/daily/daily.views";
import { closingOf, type OwnZone, openDaysOf } from "@hilo/rules/daily/own-days";
import { AppError } from "@hilo/rules/errors/app-error";
import { openCourse } from "@hilo/rules/play/course";
import type { Day } from "@hilo/rules/progression/site-day";
import type { Ctx } from "../../platform/context.ts";
import { isPast } from "../../platform/limits/is-past.ts";
import { newId } from "../../platform/system/ids.ts";
import { count } from "../analytics/count.ts";
import { findPlayerOrGuest, openPlayerOrGuest, type PlayerOrGuest } from "../guests/open-guest.ts";
import { attemptOf, isClosed } from "./attempt.ts";
import { insertAttempt, lockAttempt } from "./attempts.repo.ts";
import { LIMITS } from "./daily.limits.ts";
import { presentRun } from "./daily.presenter.ts";
import { dayToPlay } from "./day-to-play.ts";
import { ownZoneOf } from "./zone-of.ts";

export interface StartInput {
	readonly day?: Day | undefined;
	/** What the browser says: kept as the player's where none is yet. */
	readonly timeZone?: string | undefined;
	/** The player it is to be begun for. */
	readonly owner?: string | undefined;
}

/**
 * Begins the caller's one attempt at a deck, or hands it back: a second tab, a reload or a repeated request all come to the same round.
 *
 * @throws AppError `daily/not-open` (404); `play/run-over` (409) for a deck that is finished; 429 for too many new devices of an address;
 * `accounts/signed-out` (401) or `daily/not-begun` (404) where its owner has gone.
 */
export async function startDeck(ctx: Ctx, input: StartInput): Promise<DailyRunView> {
	refuseOthers(ctx, input.owner);
	const { day, isNew } = await dayOf(ctx, input);
	const deck = await ctx.decks.open(day);
	return ctx.db.transaction(async (tx) => {
		const now = ctx.clock.now();
		const owner = await openPlayerOrGuest(ctx, tx);
		const zone = await ownZoneOf(ctx, tx, owner, input.timeZone);
		refuseClosed(zone, now, day);
		const known = isNew ? undefined : await lockAttempt(tx, owner, day);
		const row = known ?? (await begin(ctx, tx, owner, { day, zone, now }));
		if (row.status === "over" || isClosed(row, now)) throw new AppError("play/run-over");
		return presentRun(deck, attemptOf(row), now);
	});
}

/** A session may end unnoticed: the one attempt of a player's day is not begun as a guest's, nor as that of another account. */
function refuseOthers({ actor }: Ctx, owner: string | undefined): void {
	if (owner === undefined) return;
	if (actor.kind !== "player") throw new AppError("accounts/signed-out");
	if (actor.id !== owner) throw new AppError("daily/not-begun");
}

/** The day that is to be played, and whether it had not begun a moment ago. */
async function dayOf(ctx: Ctx, { day, timeZone }: StartInput): Promise<{ day: Day; isNew: boolean }> {
	const db = ctx.db.kysely;
	const now = ctx.clock.now();
	const known = await findPlayerOrGuest(ctx, db);
	const zone = await ownZoneOf(ctx, db, known, timeZone);
	if (day === undefined) {
		const found = await dayToPlay(db, known, zone, now);
		return { day: found.day, isNew: found.attempt === undefined };
	}
	refuseClosed(zone, now, day);
	return { day, isNew: known === null };
}

function refuseClosed(zone: OwnZone, now: number, day: Day): void {
	if (!openDaysOf(zone, now).includes(day)) throw new AppError("daily/not-open");
}

/** Two at the same moment begin one attempt. */
async function begin(
	ctx: Ctx,
	tx: Tx,
	owner: PlayerOrGuest,
	{ day, zone, now }: { day: Day; zone: OwnZone; now: number },
): Promise<DailyAttemptRow> {
	const { status, score, round, roundStartsAt, timeMs } = openCourse(now);
	const attempt: DailyAttemptRow = {
		id: newId(),
		day,
		...owner,
		time_zone: zone.timeZone,
		started_at: now,
		closes_at: closingOf(day, zone),
		status,
		score,
		round,
		round_starts_at: roundStartsAt,
		time_ms: timeMs,
		answers: "[]",
		verified: owner.user_id === null ? 0 : 1,
		counted: (await isCounted(ctx, tx, owner, day)) ? 1 : 0,
		ended_at: null,
	};
	if (await insertAttempt(tx, attempt)) {
		tx.afterCommit(() => count(ctx, { measure: "decks-played" }));
		return attempt;
	}
	const row = await lockAttempt(tx, owner, day);
	if (!row) throw new Error("The attempt that was begun is not there");
	return row;
}

/** Whether a new attempt counts in the crowd's figures: a player's does, and a visitor's as far as the limit goes. */
async function isCounted(
	{ rateLimits, address }: Pick<Ctx, "rateLimits" | "address">,
	tx: Tx,
	owner: PlayerOrGuest,
	day: Day,
): Promise<boolean> {
	return owner.user_id !== null || !(await isPast(rateLimits, LIMITS.crowd, `${day} ${address}`, tx));
}
