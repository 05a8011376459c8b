import type { Tx } from "@hilo/db/open-database";
import { AppError } from "@hilo/rules/errors/app-error";
import type { Limit, RateLimits } from "./rate-limits.ts";

/** Counts one hit and returns whether the limit is used up, for what must not answer with it. */
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
