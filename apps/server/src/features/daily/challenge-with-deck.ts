import { newestClosedDay } from "@hilo/rules/daily/days";
import { closingTimeOf } from "@hilo/rules/daily/own-days";
import { AppError } from "@hilo/rules/errors/errors";
import { NETWORK_GRACE_MS } from "@hilo/rules/play/delays";
import type { RoundAnswer } from "@hilo/rules/play/engine";
import type { Day } from "@hilo/rules/progression/site-day";
import type { Ctx } from "../../platform/context.ts";
import { findPlayerOrGuest, type PlayerOrGuest } from "../guests/open-guest.ts";
import { storedDeckRunOf } from "./deck-run.ts";
import { findDeckRun } from "./deck-runs.repo.ts";
import { toPlayerTimeZone } from "./own-zone.ts";
import { findZones } from "./zones.repo.ts";

interface DeckChallenge {
	readonly day: Day;
	/** Null for everyone who has the link. */
	readonly toUserId: string | null;
}

/**
 * Returns the caller's answers to a deck that is no secret for those who are challenged with it: it has closed for both
 * players, or everywhere. Rounds that the caller never answered are time-outs.
 * @throws AppError 404 without a finished run; 409 while the deck is open, or if the friend has played it.
 */
export async function answersToChallengeWith(
	ctx: Ctx,
	{ day, toUserId }: DeckChallenge,
): Promise<readonly RoundAnswer[]> {
	const { kysely: db } = ctx.db;
	const owner = await findPlayerOrGuest(ctx, db);
	const run = owner && (await findDeckRun(db, owner, day));
	const deck = run && (await ctx.daily.find(day));
	if (!deck || run.status !== "over") throw new AppError("daily/not-played");
	const friend = toUserId === null ? null : { user_id: toUserId, guest_id: null };
	const isClosed = friend
		? (await hasClosedFor(ctx, owner, day)) && (await hasClosedFor(ctx, friend, day))
		: hasClosedEverywhere(ctx, day);
	if (!isClosed) throw new AppError("daily/still-open");
	if (friend && (await findDeckRun(db, friend, day))) throw new AppError("daily/friend-has-played");
	const { answers } = storedDeckRunOf(run);
	const unanswered = deck.rounds.slice(answers.length).map(({ round }): RoundAnswer => {
		const ms = deck.plan.clockOf(round)?.timerMs ?? 0;
		return { guess: "timeout", correct: false, ms };
	});
	return [...answers, ...unanswered];
}

/** A closed day never opens again for a player with a time zone; for one without, any zone may come. */
async function hasClosedFor(ctx: Ctx, owner: PlayerOrGuest, day: Day): Promise<boolean> {
	const zone = toPlayerTimeZone(await findZones(ctx.db.kysely, owner));
	if (!zone) return hasClosedEverywhere(ctx, day);
	return ctx.clock.now() >= closingTimeOf(day, zone) + NETWORK_GRACE_MS;
}

function hasClosedEverywhere({ clock }: Pick<Ctx, "clock">, day: Day): boolean {
	return day <= newestClosedDay(clock.now() - NETWORK_GRACE_MS);
}
