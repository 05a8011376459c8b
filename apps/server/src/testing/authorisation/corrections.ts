import {
	ADMINS,
	type AuthorisationTable,
	anyone,
	type Call,
	signedIn,
	type World,
} from "../authorisation.ts";

const subject = { kind: "classic", game: "country", itemId: "card-1", measure: "" };
/** No number was reported, which only an administrator learns. */
const MISSED: Call["status"] = { ...ADMINS, admin: 404 };
const CREATOR: Call["status"] = { ...signedIn(403), player: 200 };
const publicGame = ({ publicGame }: World) => ({ gameId: publicGame.id });

export const correctionsAuthorisation = {
	rows: {},
	procedures: {
		"corrections.report": { scope: "social", input: () => ({ subject, shown: 1 }), status: anyone() },
		"corrections.list": { scope: "any", input: () => ({}), status: anyone() },
		"corrections.ofGame": { scope: "read", input: publicGame, status: CREATOR },
		"corrections.confirm": {
			scope: "games",
			input: (world) => ({ ...publicGame(world), itemId: "none", reason: "It is right" }),
			status: { ...CREATOR, player: 404 },
		},
		"corrections.queue": { scope: "admin:read", input: () => ({}), status: ADMINS },
		"corrections.decide": {
			scope: "admin:write",
			input: () => ({ subject: { ...subject, itemId: "none" }, decision: "confirm", reason: "It is right" }),
			status: MISSED,
		},
		"corrections.withdraw": { scope: "admin:write", input: () => ({ id: "none" }), status: MISSED },
	},
} satisfies AuthorisationTable;
