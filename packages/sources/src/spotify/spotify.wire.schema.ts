import { z } from "zod";

const track = z.object({
	id: z.string().min(1),
	name: z.string(),
	artists: z.array(z.object({ name: z.string() })),
	album: z.object({
		release_date: z.string().nullish(),
		images: z.array(z.object({ url: z.string(), width: z.number().nullish() })),
	}),
	/** 0 to 100; missing for new apps. */
	popularity: z.number().min(0).max(100).nullish(),
	preview_url: z.string().nullish(),
});

export const trackSearch = z.object({
	tracks: z.object({ total: z.number().int().nonnegative(), items: z.array(track.nullable()) }),
});

export const categoryList = z.object({
	categories: z.object({ items: z.array(z.object({ name: z.string() })) }),
});

export type WireTrack = z.output<typeof track>;
