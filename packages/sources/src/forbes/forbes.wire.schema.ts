import { z } from "zod";

const person = z.object({
	uri: z.string().nullish(),
	rank: z.number().nullish(),
	personName: z.string().nullish(),
	person: z.object({ name: z.string().nullish(), squareImage: z.string().nullish() }).nullish(),
	source: z.string().nullish(),
	/** Millions of US dollars. */
	finalWorth: z.number().nonnegative(),
	squareImage: z.string().nullish(),
	imageExists: z.boolean().nullish(),
	countryOfCitizenship: z.string().nullish(),
});

/** To an unknown filter the service answers 200 and an object with `error`. */
export const fortuneList = z.array(person);

export type WirePerson = z.output<typeof person>;
