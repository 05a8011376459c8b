import type { Call, Calls } from "../../testing/calls.ts";
import { editingCalls } from "./editing/editing.calls.ts";
import { listsCalls } from "./lists/lists.calls.ts";
import { PICTURES_PROCEDURES } from "./pictures/pictures.calls.ts";
import { customPlayCalls } from "./play/play.calls.ts";
import { sharingCalls } from "./sharing/sharing.calls.ts";

/** Shared with the friend; to others it is closed. */
const get: Call = {
	input: ({ invitedGame }) => ({ id: invitedGame.id }),
	status: { visitor: 403, player: 200, friend: 200, other: 403, blocked: 403, admin: 403 },
};

export const customGamesCalls = {
	rows: {
		...customPlayCalls.rows,
		"GET /custom-games/:id": get,
		...editingCalls.rows,
		...sharingCalls.rows,
		...listsCalls.rows,
	},
	procedures: {
		...customPlayCalls.procedures,
		"customGames.get": get,
		...editingCalls.procedures,
		...PICTURES_PROCEDURES,
		...sharingCalls.procedures,
		...listsCalls.procedures,
	},
} satisfies Calls;
