import type { Tx } from "@hilo/db/open-database";
import type { DailyAttemptRow } from "@hilo/db/tables";
import type { DailyRunView } from "@hilo/rules/daily/daily.views";
import { AppError } from "@hilo/rules/errors/app-error";
import { openCourse } from "@hilo/rules/play/course";
import type { Day } from "@hilo/rules/progression/site-day";
import type { Ctx } from "../../platform/context.ts";
import { newId } from "../../platform/system/ids.ts";
import { findHolder, type Holder, openGuest } from "../guests/open-guest.ts";
import { attemptOf, isClosed } from "./attempt.ts";
import { insertAttempt, lockAttempt } from "./attempts.repo.ts";
import { presentRun } from "./daily.presenter.ts";
import { dayToPlay } from "./day-to-play.ts";
import { type OpenDay, openDaysIn } from "./open-days-in.ts";
import { zonesOf } from "./zone-of.ts";

export interface StartInput {
	readonly day?: Day | undefined;
	/** What the browser says: kept as the player's where none is yet. */
	readonly timeZone?: string | undefined;
}

/**
 * Begins the caller's one attempt at a deck, or hands it back: a second tab, a reload or a repeated request all come to the same round.
 *
 * @throws AppError `daily/not-open` (404); `play/run-over` (409) for a deck that is finished; 429 for too many new devices of an address.
 */
export async function startDeck(ctx: Ctx, input: StartInput): Promise<DailyRunView> {
	const known = await findHolder(ctx, ctx.db.kysely);
	const { day } = await dayOf(ctx, known, input);
	const deck = await ctx.decks.open(day);
	return ctx.db.transaction(async (tx) => {
		const now = ctx.clock.now();
		const holder = await holderOf(ctx, tx);
		const zones = await zonesOf(ctx, tx, holder, input.timeZone);
		const before = await lockAttempt(tx, holder, day);
		const row = before ?? (await begin(tx, holder, { open: openIn(zones, now, day), now }));
		if (row.status === "over" || isClosed(row, now)) throw new AppError("play/run-over");
		return presentRun(deck, attemptOf(row), now);
	});
}

/** The day that is to be played. */
async function dayOf(ctx: Ctx, known: Holder | null, { day, timeZone }: StartInput): Promise<{ day: Day }> {
	const db = ctx.db.kysely;
	const now = ctx.clock.now();
	const browserZone = timeZone ?? ctx.settings.siteTimeZone;
	const zones = known ? await zonesOf(ctx, db, known, browserZone) : [browserZone];
	return day === undefined ? dayToPlay(db, known, zones, now) : openIn(zones, now, day);
}

function openIn(zones: readonly string[], now: number, day: Day): OpenDay {
	const open = openDaysIn(zones, now).find((each) => each.day === day);
	if (!open) throw new AppError("daily/not-open");
	return open;
}

async function holderOf(ctx: Ctx, tx: Tx): Promise<Holder> {
	if (ctx.actor.kind === "player") return { user_id: ctx.actor.id, guest_id: null };
	return { user_id: null, guest_id: (await openGuest(ctx, tx)).id };
}

/** Two at the same moment begin one attempt. */
async function begin(
	tx: Tx,
	holder: Holder,
	{ open, now }: { open: OpenDay; now: number },
): Promise<DailyAttemptRow> {
	const { status, score, round, roundStartsAt, timeMs } = openCourse(now);
	await insertAttempt(tx, {
		id: newId(),
		day: open.day,
		...holder,
		time_zone: open.timeZone,
		started_at: now,
		closes_at: open.closesAt,
		status,
		score,
		round,
		round_starts_at: roundStartsAt,
		time_ms: timeMs,
		answers: "[]",
		verified: holder.user_id === null ? 0 : 1,
		ended_at: null,
	});
	const row = await lockAttempt(tx, holder, open.day);
	if (!row) throw new Error("The attempt that was begun is not there");
	return row;
}
