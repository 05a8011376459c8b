import type { Tx } from "@hilo/db/open-database";
import { MAX_CHALLENGES_PER_DAY, MAX_CHALLENGES_PER_HOUR, MAX_OPEN_VISITS } from "@hilo/rules/duels/caps";
import { AppError } from "@hilo/rules/errors/errors";
import { DAY_MS, HOUR_MS } from "@hilo/rules/time/durations";
import type { Ctx } from "../../platform/context.ts";
import type { Limits } from "../../platform/limits/rate-limits.ts";
import type { Platform } from "../../platform/platform.ts";
import type { PlayerOrGuest } from "../guests/open-guest.ts";
import { lockUsers } from "../users/lock-users.ts";
import { findOpenVisits } from "./duels.repo.ts";

export const LIMITS = {
	challenges: {
		name: "challenge",
		hits: MAX_CHALLENGES_PER_HOUR,
		windowMs: HOUR_MS,
		error: "duels/too-many",
	},
	challengesOfDay: {
		name: "challenges-of-day",
		hits: MAX_CHALLENGES_PER_DAY,
		windowMs: DAY_MS,
		error: "duels/too-many",
	},
	/** By address, because each new visitor adds rows. */
	visitors: { name: "duel-visitor", hits: "visitorChallenges", windowMs: HOUR_MS, error: "request/too-many" },
	/** Challenges of visitors' runs, also by players. By address: a program can invent runs, and guests with them. */
	visits: { name: "challenge-of-visit", hits: "visitChallenges", windowMs: DAY_MS, error: "duels/too-many" },
} as const satisfies Limits;

/** @throws AppError 429. */
export async function limitChallenges({ actor, address, limits }: Ctx): Promise<void> {
	if (actor.kind !== "player") return limits.take(LIMITS.visitors, address);
	await limits.take(LIMITS.challenges, actor.id);
	await limits.take(LIMITS.challengesOfDay, actor.id);
}

/** Locks the sender, so that two calls can't both be the last; opening a guest has locked it. @throws AppError 429. */
export async function limitOpenVisits(
	{ clock, settings }: Platform,
	tx: Tx,
	from: PlayerOrGuest,
): Promise<void> {
	if (!settings.rateLimits) return;
	if (from.user_id !== null) await lockUsers(tx, [from.user_id]);
	const now = clock.now();
	const { count, oldest } = await findOpenVisits(tx, from, now - DAY_MS);
	if (count < MAX_OPEN_VISITS) return;
	const retryMs = (oldest ?? now) + DAY_MS - now;
	throw new AppError("duels/too-many-open", { retryAfterSeconds: Math.ceil(retryMs / 1000) });
}
