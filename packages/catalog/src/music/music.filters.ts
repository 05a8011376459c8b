/** `from` and `to` are release years, both inclusive. */
export const MUSIC_FILTERS = [
	{ label: "Random Tracks", value: "random", type: "all", from: 0, to: 9999 },
	{ label: "2020s", value: "2020s", type: "year", from: 2020, to: 2029 },
	{ label: "2010s", value: "2010s", type: "year", from: 2010, to: 2019 },
	{ label: "2000s", value: "2000s", type: "year", from: 2000, to: 2009 },
	{ label: "1990s", value: "1990s", type: "year", from: 1990, to: 1999 },
	{ label: "1980s", value: "1980s", type: "year", from: 1980, to: 1989 },
	{ label: "1970s", value: "1970s", type: "year", from: 1970, to: 1979 },
	{ label: "1960s", value: "1960s", type: "year", from: 1960, to: 1969 },
	{ label: "1950s", value: "1950s", type: "year", from: 1950, to: 1959 },
	{ label: "Pre-1950s", value: "pre-1950s", type: "year", from: 0, to: 1949 },
] as const;

export type MusicFilter = (typeof MUSIC_FILTERS)[number]["value"];
