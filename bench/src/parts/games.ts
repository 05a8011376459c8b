import { createGames } from "../games/create-games.ts";
import { type DiscoverTimes, discoverLines, timeDiscover } from "../games/discover.ts";
import { addGames } from "../games/game-list.ts";
import type { Line } from "../report.ts";
import { onEachDatabase } from "../social/social-databases.ts";

const FEW = 1_000;
const MANY = 100_000;

/** What it costs to make a game, and to find one among many. */
export async function games(): Promise<Line[]> {
	const amongFew = new Map<string, DiscoverTimes>();
	const made = await onEachDatabase(async (name, db) => {
		await addGames(db, FEW);
		amongFew.set(name, await timeDiscover(db));
		return createGames(name, db);
	});
	const found = await onEachDatabase(async (name, db) => {
		await addGames(db, MANY);
		const few = amongFew.get(name);
		return few ? discoverLines(name, few, await timeDiscover(db)) : [];
	});
	return [...made, ...found];
}
