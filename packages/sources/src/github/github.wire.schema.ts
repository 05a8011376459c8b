import { z } from "zod";

const repository = z.object({
	stargazerCount: z.number().int().nonnegative(),
	owner: z.object({ avatarUrl: z.string() }),
	primaryLanguage: z.object({ name: z.string().min(1) }).nullable(),
});

/** One alias per repository. A missing repository is null, with an error that names its alias. */
export const starsAnswer = z.object({
	data: z.record(z.string(), repository.nullable()).nullish(),
	errors: z.array(z.object({ type: z.string().optional() })).optional(),
});

export type WireRepository = z.output<typeof repository>;
