import { HISTORY_PERIODS, MUSIC_FILTERS, WEALTH_CATEGORIES } from "@hilo/catalog/filter-options";
import type { Art } from "@hilo/rules/play/card";
import { type FilteredGame, type GameId, hasFilters } from "@hilo/rules/play/games";

/** An example item; some art is coloured by its number. */
type Sample = readonly [art: Art, value?: number];

export interface StartScreen {
	/** A list of options, of which the first is preselected; the movie game has two fields instead. */
	readonly choice?: {
		readonly text: string;
		readonly options: readonly { readonly label: string; readonly value: string }[];
		/** On wide screens, so that no option is alone in its row. */
		readonly columns: 3 | 4 | 5;
	};
	readonly examples: readonly [Sample, Sample];
	readonly loading: {
		readonly title: string;
		/** Shown one after another. */
		readonly texts: readonly string[];
		readonly hasFacts?: boolean;
	};
	/** Whether the loading screen shows its progress for the documented time instead of disappearing when it can. */
	readonly lingers?: boolean;
	/** Whether a loading error leads back to the start screen, because of the choice; otherwise it reloads the page. */
	readonly goesBackOnError?: boolean;
	readonly localNotice?: string;
}

const MUSIC_MESSAGES = [
	"Tuning in…",
	"Flipping through the sleeves…",
	"Counting streams…",
	"Dropping the needle…",
] as const;

/** The games that first ask for a filter. */
const START_SCREENS: Readonly<Record<FilteredGame, StartScreen>> = {
	movie: {
		examples: [
			[{ kind: "poster", year: 1977, genre: "Science Fiction", icon: "ufo" }],
			[{ kind: "poster", year: 1997, genre: "Romance", icon: "hearts" }],
		],
		loading: { title: "Loading Movies...", texts: ["Fetching movie data with budgets"] },
		goesBackOnError: true,
	},
	music: {
		choice: { text: "Choose a category:", options: MUSIC_FILTERS, columns: 5 },
		examples: [
			[{ kind: "sleeve", artist: "Queen", year: 1975 }],
			[{ kind: "sleeve", artist: "The Weeknd", year: 2019 }],
		],
		loading: { title: "Loading Music...", texts: MUSIC_MESSAGES, hasFacts: true },
		lingers: true,
		localNotice: "Using local music data. Spotify API connection is unavailable.",
	},
	wealth: {
		choice: { text: "Choose a category:", options: WEALTH_CATEGORIES, columns: 4 },
		examples: [
			[{ kind: "person", iso2: "us", icon: "pc" }],
			[{ kind: "person", iso2: "fr", icon: "champagne-cork" }],
		],
		loading: { title: "Loading Billionaires...", texts: ["Counting fortunes"], hasFacts: true },
	},
	history: {
		choice: { text: "Choose a time period:", options: HISTORY_PERIODS, columns: 3 },
		examples: [
			[{ kind: "emblem", icon: "steam-locomotive" }, 1825],
			[{ kind: "emblem", icon: "space-shuttle" }, 1981],
		],
		loading: { title: "Loading Events...", texts: ["Looking through the centuries"] },
	},
};

export function screenOf(game: GameId): StartScreen | undefined {
	return hasFilters(game) ? START_SCREENS[game] : undefined;
}
