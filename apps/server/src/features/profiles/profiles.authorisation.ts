import {
	type AuthorisationTable,
	anyone,
	CALLERS,
	type Caller,
	PLAYERS,
	type World,
} from "../../testing/authorisation.ts";
import { PIXEL } from "../../testing/pictures.ts";

const playerInput = ({ player }: World) => ({ userId: player.id });
const part = () => ({ query: "pl" });
const name = (_: World, caller: Caller) => ({ username: `renamed-${CALLERS.indexOf(caller)}` });

export const profilesAuthorisation = {
	rows: {
		"GET /user/profile/:userId": { input: playerInput, status: anyone() },
		"GET /user/search": { input: part, status: PLAYERS },
		"PATCH /user/profile": { input: name, status: PLAYERS },
		"POST /user/avatar": { input: () => ({ avatar: PIXEL }), status: PLAYERS },
		"POST /user/reset-avatar": { status: PLAYERS },
	},
	procedures: {
		"profiles.get": { input: playerInput, status: anyone() },
		"profiles.search": { input: part, status: PLAYERS },
		"profiles.rename": { input: name, status: PLAYERS },
		"profiles.resetAvatar": { status: PLAYERS },
	},
} satisfies AuthorisationTable;
