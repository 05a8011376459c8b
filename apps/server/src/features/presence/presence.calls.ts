import { type Calls, PLAYERS, type World } from "../../testing/calls.ts";

const both = ({ player, friend }: World) => ({ userIds: [player.id, friend.id] });
const away = () => ({ status: "away" });

export const presenceCalls = {
	rows: {
		"POST /user/online-status": { input: both, status: PLAYERS },
		"POST /user/update-status": { input: away, status: PLAYERS },
	},
	procedures: {
		"presence.statuses": { input: both, status: PLAYERS },
		"presence.update": { input: away, status: PLAYERS },
	},
} satisfies Calls;
