import type { WeaponStat } from "./filter-options.ts";

/** The source of a bundled set, without its data, so that the browser can show it without loading the set. */
export interface DataSource {
	/** Short, shown under the value. */
	source: string;
	/** Year and month of the values, `2026-08`. */
	asOf: string;
	/** The page of the source, where one is known for certain. */
	url?: string;
	/** How the values were counted, for the credits page. */
	provenance: string;
	/** The sources of single items, where items have their own, the most frequent first. */
	origins?: readonly Origin[];
	/** The number of values without a public source, and where they come from. */
	estimates?: { readonly items: number; readonly from: string };
}

interface Origin {
	/** As shown on the item. */
	readonly source: string;
	readonly items: number;
	readonly url: string;
}

/** Returns what a pool or a question says of its source. */
export function sourceFields({ source, asOf, url }: DataSource) {
	return { source, asOf, ...(url !== undefined && { sourceUrl: url }) };
}

export const repositorySource: DataSource = {
	source: "GitHub stars, from EvanLi/Github-Ranking",
	asOf: "2026-08",
	url: "https://github.com/EvanLi/Github-Ranking",
	provenance:
		"Star counts, repository names and languages from the public daily list EvanLi/Github-Ranking, edition of " +
		"22 August 2026, which collects them from GitHub's own API. The language is GitHub's label; where GitHub " +
		"names none, the set says Markdown. Descriptions are written for this game.",
};

export const subredditSource: DataSource = {
	source: "Reddit's list of popular subreddits",
	asOf: "2025-09",
	url: "https://www.reddit.com/subreddits/",
	provenance:
		"Subscriber counts as listed by Reddit's public feed of popular subreddits on 19 September 2025, kept in the " +
		"public repository Ayush-Khandelwal28/higherlowergame. Titles and descriptions are written for this game.",
};

export const countrySource: DataSource = {
	source: "UN Tourism",
	asOf: "2018-12",
	url: "https://www.untourism.int/",
	provenance:
		"International visitors in 2018 from UN Tourism (UNWTO) key tourism statistics: overnight visitors, or all " +
		"visitors for the countries that report only those (Australia, India, Iran, Japan, Kenya, Russia, South " +
		"Korea, Vietnam). France as first published in Tourism Highlights 2019 (since revised to 89.3 million), " +
		"Portugal from the same edition; the other 88 agree to the thousand with UN Tourism's database, compared in " +
		"November 2026. Belarus alone is an older year, 2005: 253,000 overnight visitors.",
};

const IMDB = "https://www.imdb.com/";
const TMDB = "https://www.themoviedb.org/";
const TMDB_5000 = "https://www.kaggle.com/datasets/tmdb/tmdb-movie-metadata";
const THE_NUMBERS = "https://www.the-numbers.com/movie/budgets/all";

export const movieSource: DataSource = {
	source: "Reported production budgets",
	asOf: "2026-11",
	provenance:
		"Reported production budgets, not adjusted for inflation. Each film shows the data set that its budget was taken " +
		"from, or agrees with to within 15 percent. Films under $100,000 are left out. Genres are tagged by hand with " +
		"TMDB's usual eighteen.",
	origins: [
		{ source: "The Numbers budget table, March 2024", items: 594, url: THE_NUMBERS },
		{ source: "TMDB export, June 2025", items: 193, url: TMDB },
		{ source: "TMDB 5000 films, 2017", items: 36, url: TMDB_5000 },
		{ source: "IMDb list, 2005", items: 20, url: IMDB },
		{ source: "IMDb film industry table, 2021", items: 14, url: IMDB },
		{ source: "TMDB export, April 2026", items: 13, url: TMDB },
		{ source: "IMDb Top 250 table, June 2024", items: 2, url: IMDB },
	],
	estimates: {
		items: 8,
		from: "films that are in none of these, with budgets rounded from reporting about the film industry",
	},
};

export const trackSource: DataSource = {
	source: "Spotify plays, from public charts",
	asOf: "2026-09",
	url: "https://kworb.net/spotify/songs.html",
	provenance:
		"Total plays on Spotify, rounded to the nearest million: counts by kworb.net, as copied into public collections in " +
		"July and September 2026.",
	estimates: {
		items: 28,
		from:
			"all the songs from before 1960, which those collections don't have. Most of these counts are carried forward from " +
			"public ones of 2023 to 2025, some come from chart totals alone, and for seven songs no public count was found",
	},
};

export const billionaireSource: DataSource = {
	source: "Forbes real-time list",
	asOf: "2026-10",
	url: "https://www.forbes.com/real-time-billionaires/",
	provenance:
		"Numbers of the Forbes Real-Time Billionaires list for 8 October 2026, taken from a public daily archive of it " +
		"and rounded to the nearest ten million dollars. Several fortunes are counted together with the family's. Years " +
		"of birth from the same archive and general knowledge.",
};

export const historySource: DataSource = {
	source: "English Wikipedia",
	asOf: "2026-11",
	url: "https://en.wikipedia.org/",
	provenance:
		"Years of 796 well-known events. Each event names an article of the English Wikipedia to read more in, and its " +
		"year was checked against general references, for most events also against public lists drawn from Wikipedia " +
		"and Wikidata. Titles and sentences are written for this game. Emblems from game-icons.net, CC BY 3.0.",
};

/** Damage and price are the game's, accuracy and recoil are this site's ratings: the stage names each source. */
export const weaponSources: Record<WeaponStat, DataSource> = {
	damage: {
		source: "Counter-Strike 1.6 weapon settings",
		asOf: "2026-11",
		url: "https://github.com/rehlds/ReGameDLL_CS",
		provenance:
			"Base damage of a shot before armour and distance, from the weapon settings in ReGameDLL, the public rebuild of " +
			"the game's code. Shotguns with every pellet hitting: 9 × 20 and 6 × 20.",
	},
	price: {
		source: "Counter-Strike 1.6 buy menu",
		asOf: "2026-11",
		provenance: "Prices of the game's buy menu.",
	},
	accuracy: {
		source: "this site’s rating, 0 to 100",
		asOf: "2026-11",
		provenance:
			"The game publishes no accuracy. A rating of 0 to 100 from the bullets' spread over the first five shots " +
			"standing still, snipers' rifles with the scope.",
	},
	recoil: {
		source: "this site’s rating, 0 to 100",
		asOf: "2026-11",
		provenance:
			"The game publishes no recoil. A rating of 0 to 100 by hand, from how hard each weapon kicks.",
	},
};
