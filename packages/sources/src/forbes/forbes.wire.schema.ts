import { z } from "zod";

const person = z.object({
	uri: z.string().nullish(),
	rank: z.number().nullish(),
	personName: z.string().nullish(),
	person: z.object({ name: z.string().nullish(), squareImage: z.string().nullish() }).nullish(),
	/** What the fortune comes from. */
	source: z.string().nullish(),
	/** Millions of US dollars. */
	finalWorth: z.number().nonnegative(),
	squareImage: z.string().nullish(),
	imageExists: z.boolean().nullish(),
	countryOfCitizenship: z.string().nullish(),
});

/** The answer of all three calls. For a filter it does not know the service answers an object with `error`, and 200. */
export const fortuneList = z.array(person);

export type WirePerson = z.output<typeof person>;
