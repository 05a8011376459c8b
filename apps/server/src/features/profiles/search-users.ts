import type { SearchUsersInput } from "@hilo/rules/profiles/profiles.schema";
import { searchedPart } from "@hilo/rules/profiles/search";
import type { PlayerCtx } from "../../platform/context.ts";
import type { Limits } from "../../platform/limits/rate-limits.ts";
import { friendsAndRequestedAmong } from "../friends/friendship-status.ts";
import { type FoundRow, findByName } from "./search.repo.ts";

export const LIMITS = {
	/** Far more than a person types, but too few to read out all names. */
	searches: {
		name: "searches",
		hits: 120,
		windowMs: 60_000,
		error: "accounts/too-many-searches",
		inMemory: true,
	},
} as const satisfies Limits;

export interface FoundUser extends FoundRow {
	readonly isFriend: boolean;
	/** Whether the caller's request to them is open. */
	readonly hasSentRequest: boolean;
}

/** Prefix matches come first; the caller is left out. A player who blocks the caller is found too, to hide the block.
 * @throws AppError 429 past 120 in a minute. */
export async function searchUsers(ctx: PlayerCtx, { query }: SearchUsersInput): Promise<FoundUser[]> {
	const player = ctx.actor;
	const part = searchedPart(query);
	if (part === null) return [];
	await ctx.limits.take(LIMITS.searches, player.id);
	await ctx.limits.queues.waitForTurn(ctx);
	const found = await findByName(ctx.db.kysely, part, player.id);
	const ids = found.map(({ id }) => id);
	const { friends, requested } = await friendsAndRequestedAmong(ctx.db.kysely, player.id, ids);
	return found.map((user) => ({
		...user,
		isFriend: friends.has(user.id),
		hasSentRequest: requested.has(user.id),
	}));
}
