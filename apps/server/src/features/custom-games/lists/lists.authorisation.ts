import { type AuthorisationTable, anyone, PLAYERS, type World } from "../../../testing/authorisation.ts";

const ofPlayer = ({ player }: World) => ({ userId: player.id });

export const listsAuthorisation = {
	rows: {
		"GET /custom-games/my-games": { status: PLAYERS },
		"GET /custom-games/shared-with-me": { status: PLAYERS },
		"GET /custom-games/discover": { status: anyone() },
		"GET /custom-games/by-creator/:userId": { input: ofPlayer, status: anyone() },
	},
	procedures: {
		"customGames.mine": { status: PLAYERS },
		"customGames.sharedWithMe": { status: PLAYERS },
		"customGames.byCreator": { input: ofPlayer, status: anyone() },
		"customGames.discover": { input: () => ({ search: "game" }), status: anyone() },
	},
} satisfies AuthorisationTable;
