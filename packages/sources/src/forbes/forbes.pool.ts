import type { WealthCategory } from "@hilo/catalog/wealth/wealth.filters";
import { type BuiltPool, type PoolBuildTools, TooLittleError } from "../live-pool.ts";
import { fetchFortunes } from "./forbes.client.ts";
import { fortuneCard } from "./forbes.mapper.ts";

/** Players soon know a smaller pool by heart. */
const MIN_PEOPLE = 10;

/** Returns a category's people. @throws SourceError; TooLittleError below ten people with a portrait. */
export async function buildFortunes(
	tools: PoolBuildTools,
	base: string,
	category: WealthCategory,
): Promise<BuiltPool> {
	const { data, fetchedAt } = await fetchFortunes(tools, base, category);
	// A person of two matching industries is listed twice.
	const cards = new Map(data.flatMap((person) => fortuneCard(person) ?? []).map((card) => [card.id, card]));
	if (cards.size < MIN_PEOPLE) throw new TooLittleError(`${cards.size} people with a portrait`);
	return { source: "Forbes list of billionaires", cards: [...cards.values()], fetchedAt };
}
