import { type AuthorisationTable, PLAYERS, type World } from "../authorisation.ts";

const both = ({ player, friend }: World) => ({ userIds: [player.id, friend.id] });
const away = () => ({ status: "away" });

export const presenceAuthorisation = {
	rows: {
		"POST /user/online-status": { scope: "read", input: both, status: PLAYERS },
		"POST /user/update-status": { scope: "social", input: away, status: PLAYERS },
	},
	procedures: {
		"presence.statuses": { scope: "read", input: both, status: PLAYERS },
		"presence.update": { scope: "social", input: away, status: PLAYERS },
	},
} satisfies AuthorisationTable;
