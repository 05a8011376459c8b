import { type AuthorisationTable, PLAYERS, type World } from "../../testing/authorisation.ts";

const both = ({ player, friend }: World) => ({ userIds: [player.id, friend.id] });
const away = () => ({ status: "away" });

export const presenceAuthorisation = {
	rows: {
		"POST /user/online-status": { input: both, status: PLAYERS },
		"POST /user/update-status": { input: away, status: PLAYERS },
	},
	procedures: {
		"presence.statuses": { input: both, status: PLAYERS },
		"presence.update": { input: away, status: PLAYERS },
	},
} satisfies AuthorisationTable;
