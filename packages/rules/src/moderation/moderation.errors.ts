import type { ErrorTable } from "../error-tables/error-table.ts";
import { MODERATION_FAILURES } from "./moderation.failures.ts";

export const MODERATION_ERRORS = {
	...MODERATION_FAILURES,
	"moderation/oneself": { status: 400, message: "You can't report yourself" },
	"moderation/own-game": { status: 400, message: "You can't report your own game" },
	"moderation/reason-unknown": { status: 400, message: "Please choose a reason" },
	"moderation/text-too-long": { status: 400, message: "A report may have at most 1,000 characters" },
	"moderation/too-many-reports": {
		status: 429,
		message: "You've sent a lot of reports. Please try again tomorrow.",
	},
} as const satisfies ErrorTable<"moderation">;

export type ModerationErrorCode = keyof typeof MODERATION_ERRORS;
