import type { AuthorisationTable, Call } from "../../testing/authorisation.ts";
import { editingAuthorisation } from "./editing/editing.authorisation.ts";
import { listsAuthorisation } from "./lists/lists.authorisation.ts";
import { customPlayAuthorisation } from "./play/play.authorisation.ts";
import { sharingAuthorisation } from "./sharing/sharing.authorisation.ts";

/** Shared with the friend; closed to the other callers. */
const get: Call = {
	input: ({ invitedGame }) => ({ id: invitedGame.id }),
	status: { visitor: 403, player: 200, friend: 200, other: 403, blocked: 403, admin: 403 },
};

export const customGamesAuthorisation = {
	rows: {
		...customPlayAuthorisation.rows,
		"GET /custom-games/:id": get,
		...editingAuthorisation.rows,
		...sharingAuthorisation.rows,
		...listsAuthorisation.rows,
	},
	procedures: {
		...customPlayAuthorisation.procedures,
		"customGames.get": get,
		...editingAuthorisation.procedures,
		...sharingAuthorisation.procedures,
		...listsAuthorisation.procedures,
	},
} satisfies AuthorisationTable;
