import type { ErrorTable } from "../errors/error-table.ts";

export const REGISTRATION_ERRORS = {
	"registration/closed": { status: 403, message: "This site takes no new accounts at the moment." },
	"registration/invitation-needed": { status: 403, message: "New accounts need an invitation link." },
	"registration/invitation-unknown": {
		status: 400,
		message: "This invitation is not valid. It has ended, or part of its link is missing.",
	},
	"registration/invitation-expired": { status: 400, message: "This invitation has expired." },
	"registration/invitation-used-up": {
		status: 400,
		message: "This invitation has been used as often as it can be.",
	},
	"registration/set-up-already": { status: 409, message: "This site has an administrator already." },
	"registration/uses-invalid": {
		status: 400,
		message: "The number of accounts must be a whole number from 1 to 1,000",
	},
	"registration/end-invalid": { status: 400, message: "Please choose when the invitation ends" },
	"registration/note-too-long": { status: 400, message: "A note may have at most 60 characters" },
	"registration/note-unreadable": { status: 400, message: "The note has characters that can't be stored" },
	"registration/too-many-invitations": {
		status: 409,
		message: "There are 100 open invitation links. End one before you make another.",
	},
	"registration/no-such-invitation": { status: 404, message: "This invitation link has ended already" },
	"registration/has-accounts": {
		status: 409,
		message: "This site has accounts already. Restore the backup with “hilo restore” where the site runs.",
	},
	"registration/restore-is-postgres": {
		status: 409,
		message: "This site uses PostgreSQL. Restore a dump of it with pg_restore.",
	},
	"registration/other-upload": {
		status: 409,
		message: "Another backup is being uploaded. Try again in two minutes.",
	},
	"registration/upload-ended": {
		status: 409,
		message: "The upload broke off. Please upload the backup again.",
	},
	"registration/no-space": { status: 413, message: "The disk has no space for this backup" },
	"registration/backup-refused": { status: 400, message: "This file can’t be restored" },
	"registration/too-many-uploads": { status: 429, message: "Too many uploads. Please try again later." },
} as const satisfies ErrorTable<"registration">;

export type RegistrationErrorCode = keyof typeof REGISTRATION_ERRORS;
