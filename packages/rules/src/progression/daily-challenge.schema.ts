import { z } from "zod";
import { errorTextFrom } from "../error-tables/error-texts.schema.ts";
import { DAILY_TASKS } from "./daily-tasks.ts";
import { PROGRESSION_ERRORS } from "./progression.errors.ts";

const errorText = errorTextFrom(PROGRESSION_ERRORS);

export const dailyChallengeInput = z
	.object({ challengeType: z.enum(DAILY_TASKS, errorText("progression/challenge-unknown")) })
	.meta({ id: "DailyChallengeInput" });
export type DailyChallengeInput = z.output<typeof dailyChallengeInput>;
