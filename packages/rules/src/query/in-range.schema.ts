import { z } from "zod";

/** Returns a schema for an integer of a query: clamped to the range from 1 to `max`; `fallback` for any other text. */
export const inRange = (fallback: number, max: number) =>
	z
		.union([z.number(), z.string()])
		.optional()
		.catch(undefined)
		.transform((sent) => {
			const requested = typeof sent === "string" && sent.trim() === "" ? Number.NaN : Number(sent);
			return Number.isNaN(requested) ? fallback : Math.min(Math.max(Math.trunc(requested), 1), max);
		})
		.meta({ type: "integer", minimum: 1, maximum: max, default: fallback });
