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
type Examples = readonly [Sample, Sample];

const SLEEVES: Examples = [
	[{ kind: "sleeve", artist: "Queen", year: 1975 }],
	[{ kind: "sleeve", artist: "The Weeknd", year: 2019 }],
];
const PEOPLE: Examples = [
	[{ kind: "monogram", initials: "MD", iso2: "us" }],
	[{ kind: "monogram", initials: "BA", iso2: "fr" }],
];
const EVENTS: Examples = [
	[{ kind: "emblem", icon: "steam-locomotive" }, 1825],
	[{ kind: "emblem", icon: "space-shuttle" }, 1981],
];

const POSTERS: Examples = [
	[{ kind: "poster", year: 1977, genre: "Science Fiction" }],
	[{ kind: "poster", year: 1997, genre: "Romance" }],
];

function MovieStart({ start, ...frame }: StartProps) {
	const [genre = "0", era = "all"] = frame.chosen?.split(":") ?? [];
	return (
		<StartFrame
			{...frame}
			game="movie"
			formWidth="34rem"
			examples={POSTERS}
			start={(choice) => start(`${choice.get("genre")}:${choice.get("era")}`)}
		>
			<p className="text-[1.125rem] text-muted">Guess which movie had a higher production budget!</p>
			<div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-4">
				<Select label="Genre" name="genre" options={MOVIE_GENRES} defaultValue={genre} />
				<Select label="Era" name="era" options={MOVIE_ERAS} defaultValue={era} />
			</div>
		</StartFrame>
	);
}

function MusicStart(props: StartProps) {
	return (
		<ChoiceList
			{...props}
			game="music"
			text="Choose a category:"
			options={MUSIC_FILTERS}
			columns={5}
			examples={SLEEVES}
		/>
	);
}

function WealthStart(props: StartProps) {
	return (
		<ChoiceList
			{...props}
			game="wealth"
			text="Choose a category:"
			options={WEALTH_CATEGORIES}
			columns={4}
			examples={PEOPLE}
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
			columns={3}
			examples={EVENTS}
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
	/** On wide screens, so that no option is alone in its row. */
	columns: keyof typeof COLUMNS;
	examples: Examples;
}

const COLUMNS = { 3: "@[36rem]:grid-cols-3", 4: "@[36rem]:grid-cols-4", 5: "@[36rem]:grid-cols-5" } as const;
/** The check is on the edge of its option, where it does not cover text. */
const OPTIONS =
	"grid gap-2.5 @[15rem]:grid-cols-2 [&_label]:min-h-[clamp(2.75rem,6.4dvh,3.5rem)] [&_label]:justify-center [&_label]:text-center [&_label]:[--chip-pad:0.35rem] [&_label_svg]:absolute [&_label_svg]:-top-2 [&_label_svg]:right-3 [&_label_svg]:rounded-full [&_label_svg]:bg-ink [&_label_svg]:p-1 [&_label_svg]:text-paper [&_legend]:text-[1.125rem] [&_legend]:text-muted";

/** A start screen with a list of options; the first is preselected. */
function ChoiceList({ game, text, options, columns, examples, start, chosen, isBusy }: ChoiceListProps) {
	const preset = options.find(({ value }) => value === chosen) ?? options[0];
	return (
		<StartFrame
			game={game}
			formWidth={`max(37rem, ${columns * 9.6}rem)`}
			examples={examples}
			chosen={chosen}
			isBusy={isBusy}
			start={(choice) => start(String(choice.get("filter")))}
		>
			<Choice
				legend={text}
				name="filter"
				options={options}
				chosen={preset?.value}
				className={`${OPTIONS} ${COLUMNS[columns]}`}
			/>
		</StartFrame>
	);
}
