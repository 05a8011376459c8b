import type { ExampleGame } from "@hilo/catalog/examples/example-game";
import { EXAMPLE_GAMES } from "@hilo/catalog/examples/examples";
import type { Item } from "@hilo/rules/custom-games/item";
import type { PrivacyLevel } from "@hilo/rules/custom-games/privacy";
import { randomFrom } from "@hilo/rules/play/random";
import { type Ctx, requireOperator } from "../../platform/context.ts";
import { insertGames, type NewGame } from "../custom-games/editing/insert-games.ts";
import {
	between,
	demoId,
	FIRST_JOINED,
	fractions,
	LAST_PLAYED,
	pickOf,
	type SeedOptions,
} from "./demo-draws.ts";
import { playerId } from "./demo-player.ts";
import { ofExistingPlayers, seedInBatches } from "./seed-in-batches.ts";

/** Games per transaction. */
const BATCH = 2_000;

/** Leaves out games of missing players, so `seedPlayers` comes first. @returns how many were added. */
export async function seedGames(ctx: Ctx, { users, seed, count, onProgress }: SeedOptions): Promise<number> {
	requireOperator(ctx);
	return seedInBatches(ctx, {
		count,
		batch: BATCH,
		rowAt: (index) => demoGame({ seed, users, examples: EXAMPLE_GAMES }, index),
		insert: async (tx, games) =>
			insertGames(tx, await ofExistingPlayers(tx, games, ({ creatorId }) => creatorId)),
		onProgress,
	});
}

const MIN_ITEMS = 10;
const MAX_PLAYS = 5_000;
const TIMERS = [0, 0, 10, 15, 20];
const PRIVACY: readonly PrivacyLevel[] = [...Array<PrivacyLevel>(8).fill("public"), "private", "invite_only"];
const MANNERS = ["Quick", "Hard", "Little", "Great", "Second", "Odd", "Late", "Sunday"];

interface DemoGames {
	readonly seed: string;
	readonly users: number;
	/** Demo games use the items of these. */
	readonly examples: readonly ExampleGame[];
}

/** The same for the same seed and index. A few games are played very often, most hardly ever. */
function demoGame({ seed, users, examples }: DemoGames, index: number): NewGame {
	const draw = fractions(randomFrom(`${seed}/game/${index}`));
	const example = pickOf(examples, draw());
	const createdAt = between(FIRST_JOINED, LAST_PLAYED, draw());
	const count = between(MIN_ITEMS, example.items.length + 1, draw());
	return {
		id: demoId(`game/${seed}/${index}`, index),
		creatorId: playerId(seed, Math.floor(draw() * users)),
		name: `${pickOf(MANNERS, draw())} ${example.name} ${index + 1}`,
		description: example.description,
		valueLabel: example.valueLabel,
		timerSeconds: pickOf(TIMERS, draw()),
		privacy: pickOf(PRIVACY, draw()),
		items: example.items.slice(0, count).map(([name, value], itemIndex): Item => {
			const id = `item-${itemIndex + 1}`;
			return { id, name, value, imageUrl: `/drawn/${example.motif}/${id}.svg` };
		}),
		linkKey: demoId(`key/${seed}/${index}`, index),
		playCount: Math.floor(MAX_PLAYS * draw() ** 6),
		createdAt,
		updatedAt: between(createdAt, LAST_PLAYED, draw()),
	};
}
