import { z } from "zod";

/** Returns a schema for an integer of a query: clamped to the range from 1 to `most`; `fallback` for any other text. */
export const inRange = (fallback: number, most: number) =>
	z
		.union([z.number(), z.string()])
		.optional()
		.catch(undefined)
		.transform((sent) => {
			const wanted = typeof sent === "string" && sent.trim() === "" ? Number.NaN : Number(sent);
			return Number.isNaN(wanted) ? fallback : Math.min(Math.max(Math.trunc(wanted), 1), most);
		})
		.meta({ type: "integer", minimum: 1, maximum: most, default: fallback });
