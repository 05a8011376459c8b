import {
	ADMINS,
	type AuthorisationTable,
	type Call,
	PLAYERS,
	targetPlayerOr,
	type World,
} from "../authorisation.ts";

const reportedPlayer = targetPlayerOr("other");
const publicGame = ({ publicGame }: World) => ({ gameId: publicGame.id });
/** The report does not exist, which only an administrator learns. */
const MISSED: Call["status"] = { ...ADMINS, admin: 404 };

export const moderationAuthorisation = {
	rows: {},
	procedures: {
		"moderation.report": {
			scope: "social",
			input: (world, caller) => ({ kind: "person", reason: "spam", ...reportedPlayer(world, caller) }),
			status: PLAYERS,
		},
		"moderation.queue": { scope: "admin:read", input: () => ({}), status: ADMINS },
		"moderation.context": { scope: "admin:write", input: () => ({ reportId: "none" }), status: MISSED },
		"moderation.decide": {
			scope: "admin:write",
			input: ({ player }) => ({ kind: "person", subjectId: player.id, decision: "dismiss" }),
			status: MISSED,
		},
		"moderation.games": { scope: "admin:read", input: () => ({}), status: ADMINS },
		"moderation.feature": {
			scope: "admin:write",
			input: (world) => ({ ...publicGame(world), featured: true }),
			status: ADMINS,
		},
		"moderation.removeGame": {
			scope: "admin:write",
			input: (world) => ({ ...publicGame(world), reason: "It is rude" }),
			status: ADMINS,
		},
		// The game was not removed.
		"moderation.restoreGame": { scope: "admin:write", input: publicGame, status: { ...ADMINS, admin: 409 } },
		"moderation.showGame": { scope: "admin:write", input: publicGame, status: ADMINS },
		"moderation.renameUser": {
			scope: "admin:write",
			input: ({ other }) => ({ userId: other.id, username: "renamed", reason: "It is rude" }),
			status: ADMINS,
		},
		"moderation.suspend": {
			scope: "admin:write",
			input: ({ player }) => ({ userId: player.id, reason: "Spam in chats", until: null }),
			status: ADMINS,
		},
		// The player is not suspended.
		"moderation.lift": {
			scope: "admin:write",
			input: ({ player }) => ({ userId: player.id }),
			status: { ...ADMINS, admin: 409 },
		},
	},
} satisfies AuthorisationTable;
