import { z } from "zod";
import { userId } from "../accounts/fields.schema.ts";
import { parseMessageId } from "../chat/message.ts";
import { gameId, key } from "../custom-games/custom-games.schema.ts";
import { errorCode, refineWith } from "../errors/issues.schema.ts";
import { cleanText } from "../text/player-text.ts";
import { checkReportText, MAX_REPORT_TEXT_LENGTH, REPORT_REASONS } from "./moderation.ts";

const reasonFields = {
	reason: z.enum(REPORT_REASONS, errorCode("moderation/reason-unknown")),
	text: z
		.string()
		.superRefine(refineWith(checkReportText))
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
			.string(errorCode("chat/message-missing"))
			.refine((id) => parseMessageId(id) !== null, errorCode("chat/no-such-message")),
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
