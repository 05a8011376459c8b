import { MAX_RANK } from "@hilo/rules/leaderboards/boards";
import type { Outputs } from "../../platform/api/trpc.ts";
import { ordinal } from "../../platform/count.ts";

export type Rank = Pick<NonNullable<Outputs["leaderboards"]["ownRank"]>, "rank" | "of">;

/** "12th of 230". What is null is more than the server counts. */
export function rankText({ rank, of }: Rank): string {
	const max = MAX_RANK.toLocaleString("en-US");
	if (rank === null) return `beyond the first ${max}`;
	return `${ordinal(rank)} of ${of?.toLocaleString("en-US") ?? `more than ${max}`}`;
}
