import type { ErrorTable } from "../errors/error-table.ts";

export const MODERATION_ERRORS = {
	"moderation/oneself": { status: 400, message: "You can't report yourself" },
	"moderation/own-game": { status: 400, message: "You can't report your own game" },
	"moderation/reason-unknown": { status: 400, message: "Please choose a reason" },
	"moderation/text-too-long": { status: 400, message: "A report may have at most 1,000 characters" },
	"moderation/message-required": { status: 400, message: "Please say why: the player reads it" },
	"moderation/message-too-long": { status: 400, message: "This text may have at most 1,000 characters" },
	"moderation/message-unreadable": {
		status: 400,
		message: "What you write to the player has characters that can't be sent",
	},
	"moderation/until-invalid": { status: 400, message: "Please choose a day that is yet to come" },
	"moderation/nobody": { status: 400, message: "This belongs to the site: there is no user to tell" },
	"moderation/no-such-report": { status: 404, message: "This report is no longer here" },
	"moderation/decided-meanwhile": { status: 409, message: "Another administrator has decided this already." },
	"moderation/subject-gone": { status: 409, message: "There is nothing left to remove" },
	"moderation/not-public": { status: 409, message: "Only games that everybody may find can be featured" },
	"moderation/not-removed": { status: 409, message: "This game can't be restored any more" },
	"moderation/suspension-of-oneself": { status: 400, message: "You can't suspend yourself" },
	"moderation/suspension-of-administrator": {
		status: 409,
		message: "An administrator can't be suspended. Take the administrator rights away first.",
	},
	"moderation/not-suspended": { status: 409, message: "This account isn't suspended" },
	"moderation/too-many-reports": {
		status: 429,
		message: "You've sent a lot of reports. Please try again tomorrow.",
	},
} as const satisfies ErrorTable<"moderation">;

export type ModerationErrorCode = keyof typeof MODERATION_ERRORS;
