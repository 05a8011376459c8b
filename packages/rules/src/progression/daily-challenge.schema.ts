import { z } from "zod";
import { errorTextFrom } from "../error-tables/error-texts.schema.ts";
import { DAILY_CHALLENGES } from "./daily-challenges.ts";
import { PROGRESSION_ERRORS } from "./progression.errors.ts";

const says = errorTextFrom(PROGRESSION_ERRORS);

export const dailyChallengeInput = z
	.object({ challengeType: z.enum(DAILY_CHALLENGES, says("progression/challenge-unknown")) })
	.meta({ id: "DailyChallengeInput" });
export type DailyChallengeInput = z.output<typeof dailyChallengeInput>;
