import { z } from "zod";

/** A whole number from 1 to `most`, in a query. What is out of range is brought into it (D42), what is no number is `fallback`. */
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
