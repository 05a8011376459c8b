import { z } from "zod";

const page = z.object({
	pageid: z.number().int().positive(),
	titles: z.object({ normalized: z.string().min(1) }),
	thumbnail: z.object({ source: z.string().min(1) }).nullish(),
});

const entry = z.object({
	text: z.string(),
	/** Negative for BC. */
	year: z.number().int(),
	pages: z.array(page),
});

/** Of `/onthisday/all/MM/DD`; its holidays have no year and are not read. */
export const onThisDay = z.object({
	selected: z.array(entry).optional(),
	events: z.array(entry).optional(),
	births: z.array(entry).optional(),
	deaths: z.array(entry).optional(),
});

export type WireDay = z.output<typeof onThisDay>;
export type WireEntry = z.output<typeof entry>;
