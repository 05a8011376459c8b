import { z } from "zod";
import { says } from "../errors/refuse.schema.ts";
import { DAILY_CHALLENGES } from "./daily-challenges.ts";

/** A daily challenge that a client says was done. */
export const dailyChallengeInput = z
	.object({ challengeType: z.enum(DAILY_CHALLENGES, says("progression/challenge-unknown")) })
	.meta({ id: "DailyChallengeInput" });
export type DailyChallengeInput = z.output<typeof dailyChallengeInput>;
