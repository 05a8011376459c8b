import type { World } from "../authorisation.ts";
import { fillAdministration, fillSupport } from "./administration.ts";
import { fillDuels } from "./duels.ts";
import { inserter } from "./filling.ts";
import { fillGames, fillSharing } from "./games.ts";
import { fillBoards, fillChats, fillPeople } from "./people.ts";
import { fillPlay } from "./play.ts";

/**
 * Fills a world with the most that limits allow a player to have, past the calls.
 * @returns the world, about a duel of 100 rounds that is over and a game of full size.
 */
export async function fillWorld(world: World): Promise<World> {
	const filling = { ...world, insert: inserter(world.site), now: world.site.clock.now() };
	await fillPeople(filling);
	await fillChats(filling);
	await fillBoards(filling);
	await fillGames(filling);
	await fillSharing(filling);
	await fillPlay(filling);
	await fillSupport(filling);
	await fillAdministration(filling);
	return { ...world, duelId: await fillDuels(filling) };
}
