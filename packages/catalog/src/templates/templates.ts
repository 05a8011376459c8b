import type { Category } from "@hilo/rules/custom-games/categories";
import { drawnItemUrl, type Item } from "@hilo/rules/custom-games/item";
import type { Card, Pool } from "@hilo/rules/play/card";
import { countryPool } from "../country/country.pool.ts";
import { calories } from "../examples/calories.ts";
import { ALL_MOVIES } from "../filter-options.ts";
import { repositoryPool } from "../github/github.pool.ts";
import { moviePool } from "../movie/movie.pool.ts";
import { musicPool } from "../music/music.pool.ts";
import { wealthPool } from "../wealth/wealth.pool.ts";

/** A finished game that a player can start from and change. */
export interface GameTemplate {
	readonly id: string;
	readonly name: string;
	readonly description: string;
	readonly valueLabel: string;
	readonly question: string;
	readonly category: Category;
	/** As in `GameContent`, as is the date. */
	readonly source: string;
	readonly asOf: string;
	readonly items: readonly Omit<Item, "id">[];
}

type Food = Pick<Item, "name" | "value" | "source">;
type Candidate = Food & { readonly detail?: string; readonly estimate?: true };

const ITEMS = 15;
/** The items are chosen among so many of the highest, which are the best known. */
const CANDIDATES = 45;

/** Returns items with different names and numbers, evenly from the highest ones. */
function itemsFrom(candidates: readonly Candidate[]): GameTemplate["items"] {
	const highest = candidates.filter(({ estimate }) => !estimate).toSorted((a, b) => b.value - a.value);
	const different = highest.filter(
		({ name, value }, at) =>
			highest.findIndex((other) => other.name === name || other.value === value) === at,
	);
	const among = different.slice(0, CANDIDATES);
	const step = Math.floor(among.length / ITEMS);
	return among
		.filter((_, at) => at % step === 0)
		.slice(0, ITEMS)
		.map(({ name, value, detail, source }) => ({
			name,
			value,
			imageUrl: drawnItemUrl(name),
			...(detail && { description: detail }),
			...(source && { source }),
		}));
}

/** With the source of a number that has its own, as a corrected one does. */
function candidateOf({ name, value, detail, estimate, facts }: Card): Candidate {
	const source = facts?.source && (facts.sourceUrl || facts.source);
	return { name, value, ...(detail && { detail }), ...(estimate && { estimate }), ...(source && { source }) };
}

function fromPool(
	{ cards, source, asOf }: Pool,
	{
		about,
		...texts
	}: Omit<GameTemplate, "description" | "source" | "asOf" | "items"> & { readonly about: string },
): GameTemplate {
	const description = `${about} Numbers: ${source}, ${asOf.slice(0, "2026".length)}.`;
	return { ...texts, description, source, asOf, items: itemsFrom(cards.map(candidateOf)) };
}

/** Returns the six templates. It sorts whole pools: keep them. @param foods of the site's own game about calories. */
export function gameTemplates(
	foods: readonly Food[] = calories.items.map(([name, value]) => ({ name, value })),
	corrected = (pool: Pool) => pool,
): readonly GameTemplate[] {
	return [
		fromPool(corrected(countryPool), {
			id: "countries",
			name: "Most visited countries",
			about: "Where do most people travel to?",
			valueLabel: "Visitors a year",
			question: "Does {B} have more visitors than {A}?",
			category: "geography",
		}),
		fromPool(corrected(moviePool(ALL_MOVIES)), {
			id: "films",
			name: "Film budgets",
			about: "Which film cost more to make?",
			valueLabel: "Budget in US dollars",
			question: "Did {B} have a bigger budget than {A}?",
			category: "films",
		}),
		fromPool(corrected(musicPool("random")), {
			id: "songs",
			name: "Song streams",
			about: "Which song has been streamed more often?",
			valueLabel: "Streams",
			question: "Has {B} been streamed more often than {A}?",
			category: "music",
		}),
		{
			id: "calories",
			name: "Calories",
			description: `The same 100 grams of different foods. ${calories.description.split(". ").slice(1).join(". ")}`,
			valueLabel: calories.valueLabel,
			question: "Does {B} have more calories than {A}?",
			category: "food",
			source: calories.source,
			asOf: calories.asOf,
			items: itemsFrom(foods),
		},
		fromPool(corrected(wealthPool("all")), {
			id: "fortunes",
			name: "Great fortunes",
			about: "Who owns more?",
			valueLabel: "Fortune in US dollars",
			question: "Is {B} richer than {A}?",
			category: "money",
		}),
		fromPool(corrected(repositoryPool), {
			id: "repositories",
			name: "Repository stars",
			about: "Which open-source project do developers like more?",
			valueLabel: "Stars",
			question: "Does {B} have more stars than {A}?",
			category: "technology",
		}),
	];
}
