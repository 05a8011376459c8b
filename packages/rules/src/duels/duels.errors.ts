import type { ErrorTable } from "../errors/error-table.ts";

export const DUELS_ERRORS = {
	"duels/no-such-duel": { status: 404, message: "There is no such duel" },
	"duels/oneself": { status: 400, message: "To play against yourself, beat your own ghost" },
	"duels/friends-only": { status: 403, message: "You can only challenge your friends" },
	"duels/live-friends-only": { status: 403, message: "A live duel needs a friend to play against" },
	"duels/friend-without-access": { status: 403, message: "Your friend has no access to this game" },
	"duels/not-yours": { status: 403, message: "This duel was sent to another player" },
	"duels/no-such-run": { status: 404, message: "There is no finished game of yours to make a duel of" },
	"duels/run-invalid": { status: 400, message: "This run can't be made into a duel" },
	"duels/no-rematch": { status: 409, message: "A deck has no rematch. Start a new challenge." },
	"duels/too-many": { status: 429, message: "You've sent a lot of challenges. Please try again later." },
	"duels/too-many-open": {
		status: 429,
		message: "Your last ten challenges are still open. Send one of their links, or try again later.",
	},
	"duels/over": { status: 409, message: "This duel is over" },
	"duels/not-ready": { status: 409, message: "This duel has not begun yet" },
	"duels/declined": { status: 409, message: "This challenge was declined" },
	"duels/source-missing": { status: 400, message: "Please choose a game for the duel" },
} as const satisfies ErrorTable<"duels">;

/** Replaces the message of "duels/not-yours" for visitors, who may be that player. */
export const SIGN_IN_FOR_DUEL = "This duel was sent to a player. If that's you, sign in.";
