import { HISTORY_PERIODS } from "@hilo/catalog/history/history.filters";
import { MUSIC_FILTERS } from "@hilo/catalog/music/music.filters";
import { WEALTH_CATEGORIES } from "@hilo/catalog/wealth/wealth.filters";
import { ChoiceList } from "./choice-list.tsx";

export interface StartProps {
	start: (filter: string) => void;
}

export function MusicStart({ start }: StartProps) {
	return (
		<ChoiceList
			game="music"
			title="Music Popularity Game"
			text="Choose a category:"
			options={MUSIC_FILTERS}
			start={start}
		/>
	);
}

export function WealthStart({ start }: StartProps) {
	return (
		<ChoiceList
			game="wealth"
			title="Billionaires"
			text="Choose a category:"
			options={WEALTH_CATEGORIES}
			start={start}
		/>
	);
}

export function HistoryStart({ start }: StartProps) {
	return (
		<ChoiceList
			game="history"
			title="Historical Events"
			text="Choose a time period:"
			options={HISTORY_PERIODS}
			start={start}
		/>
	);
}
