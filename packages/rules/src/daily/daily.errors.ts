import type { ErrorTable } from "../errors/error-table.ts";

export const DAILY_ERRORS = {
	"daily/no-such-day": { status: 400, message: "A day is written like 2026-11-23" },
	"daily/no-such-zone": { status: 400, message: "There is no such time zone" },
	"daily/not-open": { status: 404, message: "This deck is not open" },
	"daily/not-played": { status: 404, message: "You have not finished this deck" },
	"daily/not-closed": { status: 404, message: "This deck is not in the archive yet" },
	"daily/not-begun": { status: 404, message: "You have not begun this deck" },
	"daily/still-open": {
		status: 409,
		message: "This deck is still open. Challenge with it when its day is over.",
	},
	"daily/friend-has-played": { status: 409, message: "Your friend has played this deck already" },
	"daily/zone-once-a-day": { status: 409, message: "You can change your time zone once a day" },
	"daily/sign-in-for-friends": { status: 401, message: "Sign in to see your friends’ results" },
	"daily/reason-missing": { status: 400, message: "Please say why the day is excused" },
	"daily/reason-too-long": { status: 400, message: "The reason can have up to 200 characters" },
} as const satisfies ErrorTable<"daily">;
