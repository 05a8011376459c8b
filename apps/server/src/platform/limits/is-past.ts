import type { Tx } from "@hilo/db/open-database";
import { AppError } from "@hilo/rules/errors/app-error";
import type { Limit, RateLimits } from "./rate-limits.ts";

/** Counts a hit and returns whether the limit is exceeded, for callers that must not answer 429. */
export async function isPast(
	rateLimits: RateLimits,
	limit: Limit,
	subject: string,
	tx?: Tx,
): Promise<boolean> {
	try {
		await rateLimits.take(limit, subject, tx);
		return false;
	} catch (error) {
		if (error instanceof AppError) return true;
		throw error;
	}
}
