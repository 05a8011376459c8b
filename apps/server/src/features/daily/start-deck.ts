import type { Tx } from "@hilo/db/open-database";
import type { DailyRunRow } from "@hilo/db/tables";
import { closingTimeOf, openDaysOf, type PlayerTimeZone } from "@hilo/rules/daily/own-days";
import { AppError } from "@hilo/rules/errors/errors";
import { openRun } from "@hilo/rules/play/engine";
import type { Day } from "@hilo/rules/progression/site-day";
import { DAY_MS } from "@hilo/rules/time/durations";
import type { Ctx } from "../../platform/context.ts";
import { exceedsLimit, type Limits } from "../../platform/limits/rate-limits.ts";
import { newId } from "../../platform/system/ids.ts";
import { count } from "../analytics/analytics.ts";
import { findPlayerOrGuest, openPlayerOrGuest, type PlayerOrGuest } from "../guests/open-guest.ts";
import { presentRun } from "./daily.presenter.ts";
import { canContinue, dayToPlay, deckRunOf, isClosed } from "./deck-run.ts";
import { findDeckRun, insertDeckRun, lockDeckRun } from "./deck-runs.repo.ts";
import { findOrStoreZone } from "./own-zone.ts";

const LIMITS = {
	/** Visitors of an address that a deck's crowd counts; more may play. Decks are open for less than three days. */
	crowd: { name: "deck-crowd", hits: "crowd", windowMs: 3 * DAY_MS, error: "request/too-many" },
} as const satisfies Limits;

export interface StartInput {
	readonly day?: Day | undefined;
	/** The browser's time zone, kept as the player's where there is none yet. */
	readonly timeZone?: string | undefined;
	/** The player that the page begins the deck for. */
	readonly owner?: string | undefined;
}

/** @throws AppError 401, 404 for another owner; 404 for a closed day; 409 once finished; 429 for too many visitors. */
export async function startDeck(ctx: Ctx, input: StartInput) {
	requireOwner(ctx, input.owner);
	const { day, isNew } = await findDayToStart(ctx, input);
	const deck = await ctx.daily.open(day);
	return ctx.db.transaction(async (tx) => {
		const now = ctx.clock.now();
		const owner = await openPlayerOrGuest(ctx, tx);
		const zone = await findOrStoreZone(ctx, tx, owner, input.timeZone);
		const existing = isNew ? undefined : await lockDeckRun(tx, owner, day);
		if (!canContinue(existing, now)) refuseClosed(zone, now, day);
		const row = existing ?? (await insertRun(ctx, tx, owner, { day, zone, now }));
		if (row.status === "over" || isClosed(row, now)) throw new AppError("play/run-over");
		return presentRun(deckRunOf(deck, row), now);
	});
}

/** A session may end unnoticed: a run must not begin as a visitor's or another account's. */
function requireOwner({ actor }: Ctx, owner: string | undefined): void {
	if (owner === undefined) return;
	if (actor.kind !== "player") throw new AppError("accounts/signed-out");
	if (actor.id !== owner) throw new AppError("daily/not-begun");
}

/** `isNew`: the day had no run a moment ago. */
async function findDayToStart(
	ctx: Ctx,
	{ day, timeZone }: StartInput,
): Promise<{ day: Day; isNew: boolean }> {
	const db = ctx.db.kysely;
	const now = ctx.clock.now();
	const owner = await findPlayerOrGuest(ctx, db);
	const zone = await findOrStoreZone(ctx, db, owner, timeZone);
	if (day === undefined) {
		const found = await dayToPlay(db, owner, zone, now);
		return { day: found.day, isNew: found.run === undefined };
	}
	if (!owner || !canContinue(await findDeckRun(db, owner, day), now)) refuseClosed(zone, now, day);
	return { day, isNew: owner === null };
}

function refuseClosed(zone: PlayerTimeZone, now: number, day: Day): void {
	if (!openDaysOf(zone, now).includes(day)) throw new AppError("daily/not-open");
}

async function insertRun(
	ctx: Ctx,
	tx: Tx,
	owner: PlayerOrGuest,
	{ day, zone, now }: { day: Day; zone: PlayerTimeZone; now: number },
): Promise<DailyRunRow> {
	const { status, score, round, roundStartsAt, timeMs } = openRun(now);
	const run: DailyRunRow = {
		id: newId(),
		day,
		...owner,
		time_zone: zone.timeZone,
		started_at: now,
		closes_at: closingTimeOf(day, zone),
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
	if (await insertDeckRun(tx, run)) {
		tx.afterCommit(() => count(ctx, { measure: "decks-played" }));
		return run;
	}
	const row = await lockDeckRun(tx, owner, day);
	if (!row) throw new Error("The run that was begun is not there");
	return row;
}

/** A visitor's run counts in the crowd only up to the limit of its address. */
async function isCounted(
	{ limits, address }: Pick<Ctx, "limits" | "address">,
	tx: Tx,
	owner: PlayerOrGuest,
	day: Day,
): Promise<boolean> {
	return owner.user_id !== null || !(await exceedsLimit(limits, LIMITS.crowd, `${address} ${day}`, tx));
}
