import type { Line } from "../report.ts";
import { friendsLines } from "../social/friends.ts";
import { onEachDatabase } from "../social/social-databases.ts";
import { addSocialPlayers, LARGE, NEVER_READ, SMALL } from "../social/social-players.ts";

export function social(): Promise<Line[]> {
	return onEachDatabase(async (name, db) => {
		await addSocialPlayers(db, [SMALL, LARGE, NEVER_READ]);
		return friendsLines(name, db);
	});
}
