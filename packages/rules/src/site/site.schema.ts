import { z } from "zod";
import { UPDATES_SHOWN } from "./updates.ts";

const MOST_UPDATES = 50;

/** How many recent updates: 1 to 50, default 5; what is out of range is brought into it (D42), what is no number is the default. */
export const recentUpdatesInput = z
	.object({
		limit: z
			.union([z.number(), z.string()])
			.optional()
			.catch(undefined)
			.transform(intoRange)
			.meta({
				type: "integer",
				minimum: 1,
				maximum: MOST_UPDATES,
				description: `${UPDATES_SHOWN} unless said otherwise`,
			}),
	})
	.meta({ id: "RecentUpdatesInput" });

function intoRange(limit: number | string | undefined): number {
	const wanted = typeof limit === "string" && limit.trim() === "" ? Number.NaN : Number(limit);
	if (Number.isNaN(wanted)) return UPDATES_SHOWN;
	return Math.min(Math.max(Math.trunc(wanted), 1), MOST_UPDATES);
}
