import { z } from "zod";

export const discoverPage = z.object({
	page: z.number().int(),
	total_pages: z.number().int().nonnegative(),
	results: z.array(z.object({ id: z.number().int().positive() })),
});

/** An unknown budget is 0, an unknown date "". */
export const movieDetails = z.object({
	id: z.number().int().positive(),
	title: z.string().min(1),
	budget: z.number().nonnegative(),
	release_date: z.string().nullish(),
	original_language: z.string(),
	genres: z.array(z.object({ id: z.number().int() })),
	poster_path: z.string().nullish(),
});

export type WirePage = z.output<typeof discoverPage>;
export type WireMovie = z.output<typeof movieDetails>;
