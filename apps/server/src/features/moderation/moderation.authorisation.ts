import {
	ADMINS,
	type AuthorisationTable,
	type Call,
	PLAYERS,
	targetPlayerOr,
	type World,
} from "../../testing/authorisation.ts";

const reportedPlayer = targetPlayerOr("other");
const publicGame = ({ publicGame }: World) => ({ gameId: publicGame.id });
/** The report does not exist, which only an administrator learns. */
const MISSED: Call["status"] = { ...ADMINS, admin: 404 };

export const moderationAuthorisation = {
	rows: {},
	procedures: {
		"moderation.report": {
			input: (world, caller) => ({ kind: "person", reason: "spam", ...reportedPlayer(world, caller) }),
			status: PLAYERS,
		},
		"moderation.queue": { input: () => ({}), status: ADMINS },
		"moderation.context": { input: () => ({ reportId: "none" }), status: MISSED },
		"moderation.decide": {
			input: ({ player }) => ({ kind: "person", subjectId: player.id, decision: "dismiss" }),
			status: MISSED,
		},
		"moderation.games": { input: () => ({}), status: ADMINS },
		"moderation.feature": {
			input: (world) => ({ ...publicGame(world), featured: true }),
			status: ADMINS,
		},
		"moderation.removeGame": {
			input: (world) => ({ ...publicGame(world), reason: "It is rude" }),
			status: ADMINS,
		},
		// The game was not removed.
		"moderation.restoreGame": { input: publicGame, status: { ...ADMINS, admin: 409 } },
		"moderation.showGame": { input: publicGame, status: ADMINS },
		"moderation.renameUser": {
			input: ({ other }) => ({ userId: other.id, username: "renamed", reason: "It is rude" }),
			status: ADMINS,
		},
		"moderation.suspend": {
			input: ({ player }) => ({ userId: player.id, reason: "Spam in chats", until: null }),
			status: ADMINS,
		},
		// The player is not suspended.
		"moderation.lift": { input: ({ player }) => ({ userId: player.id }), status: { ...ADMINS, admin: 409 } },
	},
} satisfies AuthorisationTable;
