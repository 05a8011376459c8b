import {
	type AuthorisationTable,
	type Call,
	PLAYERS,
	signedIn,
	type World,
} from "../../../testing/authorisation.ts";
import { testItems } from "../../../testing/games.ts";
import { PIXEL } from "../../../testing/pictures.ts";

const content = { name: "Rivers", description: "How long they are", privacyLevel: "private" };
const sent = () => ({ ...content, items: testItems(10) });

/** Neither invited players nor administrators may change a game. */
const CREATOR = { ...signedIn(403), player: 200 };

const ofGame = ({ invitedGame }: World) => ({ id: invitedGame.id });
const change: Call = { input: (world) => ({ ...ofGame(world), ...sent() }), status: CREATOR };
const remove: Call = {
	input: ({ privateGame }) => ({ id: privateGame.id }),
	status: { ...signedIn(404), player: 200 },
};
const renew: Call = { input: ofGame, status: CREATOR };

export const editingAuthorisation = {
	rows: {
		"POST /custom-games": { input: sent, status: signedIn(201) },
		"PUT /custom-games/:id": change,
		"DELETE /custom-games/:id": remove,
		"POST /custom-games/:id/renew-link": renew,
	},
	procedures: {
		"customGames.create": { input: sent, status: signedIn() },
		"customGames.forEdit": { input: ofGame, status: CREATOR },
		"customGames.update": change,
		"customGames.delete": remove,
		"customGames.renewLink": renew,
		"customGames.addPicture": { input: () => ({ octets: PIXEL }), status: PLAYERS },
		"customGames.pictureQuota": { status: PLAYERS },
	},
} satisfies AuthorisationTable;
