import { z } from "zod";
import { userId } from "../accounts/fields.schema.ts";
import { errorTextFrom, refineWith } from "../error-tables/error-texts.schema.ts";
import { cleanText } from "../text/player-text.ts";
import { checkDecisionMessage, MAX_DECISION_MESSAGE_LENGTH } from "./decisions.ts";
import { MODERATION_ERRORS } from "./moderation.errors.ts";

const errorText = errorTextFrom(MODERATION_ERRORS);

/** `until` null: the suspension has no end. */
export const suspendInput = z
	.object({
		userId,
		reason: z
			.string(errorText("moderation/message-required"))
			.superRefine(refineWith(MODERATION_ERRORS)(checkDecisionMessage))
			.overwrite(cleanText)
			.min(1, errorText("moderation/message-required"))
			.meta({ maxLength: MAX_DECISION_MESSAGE_LENGTH }),
		until: z.iso.datetime(errorText("moderation/until-invalid")).nullable(),
	})
	.meta({ id: "SuspendInput" });
export type SuspendInput = z.output<typeof suspendInput>;

export const liftInput = z.object({ userId }).meta({ id: "LiftInput" });
export type LiftInput = z.output<typeof liftInput>;
