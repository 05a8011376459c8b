import { createGames } from "../games/create-games.ts";
import { discoverLines } from "../games/discover.ts";
import { addGames } from "../games/game-list.ts";
import { popularLines } from "../games/popular.ts";
import { saveHolds } from "../games/save-holds.ts";
import type { Line } from "../report.ts";
import { onEachDatabase } from "../social/social-databases.ts";

const FEW = 1_000;
const MANY = 100_000;

export function games(): Promise<Line[]> {
	return onEachDatabase(async (name, many) => {
		await addGames(many, MANY);
		const found = await onEachDatabase(async (otherName, few) => {
			if (otherName !== name) return [];
			await addGames(few, FEW);
			return discoverLines(name, few, many);
		});
		return [
			...(await createGames(name, many)),
			...(await saveHolds(name, many)),
			...found,
			...(await popularLines(name, many)),
		];
	});
}
