import { HISTORY_PERIODS } from "@hilo/catalog/history/history.filters";
import { MUSIC_FILTERS } from "@hilo/catalog/music/music.filters";
import { WEALTH_CATEGORIES } from "@hilo/catalog/wealth/wealth.filters";
import { ChoiceList } from "./choice-list.tsx";
import type { Sample, StartProps } from "./start-frame.tsx";

type Duel = readonly [Sample, Sample];

const SLEEVES: Duel = [
	[{ kind: "sleeve", artist: "Queen", year: 1975 }],
	[{ kind: "sleeve", artist: "The Weeknd", year: 2019 }],
];
const PEOPLE: Duel = [
	[{ kind: "monogram", initials: "MD", iso2: "us" }],
	[{ kind: "monogram", initials: "BA", iso2: "fr" }],
];
const EVENTS: Duel = [
	[{ kind: "emblem", icon: "steam-locomotive" }, 1825],
	[{ kind: "emblem", icon: "space-shuttle" }, 1981],
];

export function MusicStart(props: StartProps) {
	return (
		<ChoiceList {...props} game="music" text="Choose a category:" options={MUSIC_FILTERS} duel={SLEEVES} />
	);
}

export function WealthStart(props: StartProps) {
	return (
		<ChoiceList
			{...props}
			game="wealth"
			text="Choose a category:"
			options={WEALTH_CATEGORIES}
			duel={PEOPLE}
		/>
	);
}

export function HistoryStart(props: StartProps) {
	return (
		<ChoiceList
			{...props}
			game="history"
			text="Choose a time period:"
			options={HISTORY_PERIODS}
			duel={EVENTS}
		/>
	);
}
