import {
	type AuthorisationTable,
	anyone,
	CALLERS,
	type Caller,
	PLAYERS,
	type World,
} from "../authorisation.ts";
import { PIXEL } from "../pictures.ts";

const playerInput = ({ player }: World) => ({ userId: player.id });
const part = () => ({ query: "pl" });
const name = (_: World, caller: Caller) => ({ username: `renamed-${CALLERS.indexOf(caller)}` });

export const profilesAuthorisation = {
	rows: {
		"GET /user/profile/:userId": { scope: "any", input: playerInput, status: anyone() },
		"GET /user/search": { scope: "read", input: part, status: PLAYERS },
		"PATCH /user/profile": { scope: "social", input: name, status: PLAYERS },
		"POST /user/avatar": { scope: "social", input: () => ({ avatar: PIXEL }), status: PLAYERS },
		"POST /user/reset-avatar": { scope: "social", status: PLAYERS },
	},
	procedures: {
		"profiles.get": { scope: "any", input: playerInput, status: anyone() },
		"profiles.search": { scope: "read", input: part, status: PLAYERS },
		"profiles.rename": { scope: "social", input: name, status: PLAYERS },
		"profiles.resetAvatar": { scope: "social", status: PLAYERS },
	},
} satisfies AuthorisationTable;
