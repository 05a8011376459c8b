import { z } from "zod";
import { userId } from "../accounts/fields.schema.ts";
import { CHAT_ERRORS } from "../chat/chat.errors.ts";
import { parseMessageId } from "../chat/message-id.ts";
import { gameId, key } from "../custom-games/custom-games.schema.ts";
import { errorTextFrom, refineWith } from "../error-tables/error-texts.schema.ts";
import { cleanText } from "../text/player-text.ts";
import { MODERATION_ERRORS } from "./moderation.errors.ts";
import { checkReportText, MAX_REPORT_TEXT_LENGTH, REPORT_REASONS } from "./reasons.ts";

const errorText = errorTextFrom({ ...MODERATION_ERRORS, ...CHAT_ERRORS });

const reasonFields = {
	reason: z.enum(REPORT_REASONS, errorText("moderation/reason-unknown")),
	text: z
		.string()
		.superRefine(refineWith(MODERATION_ERRORS)(checkReportText))
		.overwrite(cleanText)
		.default("")
		.meta({ maxLength: MAX_REPORT_TEXT_LENGTH }),
};

export const reportPlayerInput = z
	.object({ kind: z.literal("person"), userId, ...reasonFields })
	.meta({ id: "ReportPersonInput" });

/** A malformed id gets the same answer as an unknown message. */
export const reportMessageInput = z
	.object({
		kind: z.literal("message"),
		messageId: z
			.string(errorText("chat/message-missing"))
			.refine((id) => parseMessageId(id) !== null, errorText("chat/no-such-message")),
		...reasonFields,
	})
	.meta({ id: "ReportMessageInput" });

/** `key`: the secret of the game's link, if the reporter sees the game only by it. */
export const reportGameInput = z
	.object({ kind: z.literal("game"), gameId, key, ...reasonFields })
	.meta({ id: "ReportGameInput" });

export type ReportInput =
	| z.output<typeof reportPlayerInput>
	| z.output<typeof reportMessageInput>
	| z.output<typeof reportGameInput>;
