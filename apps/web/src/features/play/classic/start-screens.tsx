import { HISTORY_PERIODS } from "@hilo/catalog/history/history.filters";
import { MOVIE_ERAS, MOVIE_GENRES } from "@hilo/catalog/movie/movie.filters";
import { MUSIC_FILTERS } from "@hilo/catalog/music/music.filters";
import { WEALTH_CATEGORIES } from "@hilo/catalog/wealth/wealth.filters";
import type { GameId } from "@hilo/rules/play/games";
import type { ComponentType } from "react";
import { Choice } from "../../../ui/choice.tsx";
import { Select } from "../../../ui/select.tsx";
import {
	HistoryLoading,
	type LoadingProps,
	MovieLoading,
	MusicLoading,
	WealthLoading,
} from "./loading-screens.tsx";
import { type Sample, StartFrame, type StartProps } from "./start-frame.tsx";

export interface StartScreen {
	readonly Start: ComponentType<StartProps>;
	readonly Loading: ComponentType<LoadingProps>;
	/** Whether the loading screen stays for its documented time instead of disappearing when it can. */
	readonly lingers?: boolean;
	/** The button of a loading error. It goes back to the start screen or reloads the page. */
	readonly onError: { readonly label: string; readonly reloads: boolean };
	readonly localNotice?: string;
}

/** The games that first ask for a filter. */
export const START_SCREENS: Readonly<Partial<Record<GameId, StartScreen>>> = {
	movie: {
		Start: MovieStart,
		Loading: MovieLoading,
		onError: { label: "Go Back", reloads: false },
	},
	music: {
		Start: MusicStart,
		Loading: MusicLoading,
		lingers: true,
		onError: { label: "Try Again", reloads: true },
		localNotice: "Using local music data. Spotify API connection is unavailable.",
	},
	wealth: {
		Start: WealthStart,
		Loading: WealthLoading,
		onError: { label: "Try Again", reloads: true },
	},
	history: {
		Start: HistoryStart,
		Loading: HistoryLoading,
		onError: { label: "Try Again", reloads: true },
	},
};

/** The example items on a start screen. */
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

const POSTERS: Duel = [
	[{ kind: "poster", year: 1977, genre: "Science Fiction" }],
	[{ kind: "poster", year: 1997, genre: "Romance" }],
];

function MovieStart({ start, ...frame }: StartProps) {
	const [genre = "0", era = "all"] = frame.chosen?.split(":") ?? [];
	return (
		<StartFrame
			{...frame}
			game="movie"
			duel={POSTERS}
			start={(choice) => start(`${choice.get("genre")}:${choice.get("era")}`)}
		>
			<p className="start-text">Guess which movie had a higher production budget!</p>
			<div className="start-selects">
				<Select label="Genre" name="genre" options={MOVIE_GENRES} defaultValue={genre} />
				<Select label="Era" name="era" options={MOVIE_ERAS} defaultValue={era} />
			</div>
		</StartFrame>
	);
}

function MusicStart(props: StartProps) {
	return (
		<ChoiceList {...props} game="music" text="Choose a category:" options={MUSIC_FILTERS} duel={SLEEVES} />
	);
}

function WealthStart(props: StartProps) {
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

function HistoryStart(props: StartProps) {
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

interface Option {
	readonly label: string;
	readonly value: string;
}

interface ChoiceListProps extends StartProps {
	game: GameId;
	text: string;
	options: readonly Option[];
	duel: Duel;
}

/** A start screen with a list of options; the first is preselected. */
function ChoiceList({ game, text, options, duel, start, chosen, isBusy }: ChoiceListProps) {
	const preset = options.find(({ value }) => value === chosen) ?? options[0];
	return (
		<StartFrame
			game={game}
			duel={duel}
			chosen={chosen}
			isBusy={isBusy}
			start={(choice) => start(String(choice.get("filter")))}
		>
			<Choice
				legend={text}
				name="filter"
				options={options}
				chosen={preset?.value}
				className="start-options"
			/>
		</StartFrame>
	);
}
