import { HISTORY_PERIODS } from "@hilo/catalog/history/history.filters";
import { MOVIE_ERAS, MOVIE_GENRES } from "@hilo/catalog/movie/movie.filters";
import { MUSIC_FILTERS } from "@hilo/catalog/music/music.filters";
import { WEALTH_CATEGORIES } from "@hilo/catalog/wealth/wealth.filters";
import type { GameId } from "@hilo/rules/play/games";
import { Select } from "../../../ui/select.tsx";

const CHOICES = {
	music: { label: "Category", options: MUSIC_FILTERS },
	wealth: { label: "Category", options: WEALTH_CATEGORIES },
	history: { label: "Time period", options: HISTORY_PERIODS },
} as const;

interface FilterFieldsProps {
	game: GameId;
	/** "" for the first of each list. */
	filter: string;
	setFilter: (filter: string) => void;
}

export function FilterFields({ game, filter, setFilter }: FilterFieldsProps) {
	if (game === "movie") return <MovieFields filter={filter} setFilter={setFilter} />;
	if (game !== "music" && game !== "wealth" && game !== "history") return null;
	const { label, options } = CHOICES[game];
	return (
		<Select
			label={label}
			options={options}
			value={filter || options[0].value}
			onChange={({ currentTarget }) => setFilter(currentTarget.value)}
			className="mt-4"
		/>
	);
}

function MovieFields({ filter, setFilter }: Omit<FilterFieldsProps, "game">) {
	const [genre = "0", era = "all"] = filter ? filter.split(":") : [];
	return (
		<div className="mt-4 grid grid-cols-2 gap-3">
			<Select
				label="Genre"
				options={MOVIE_GENRES}
				value={genre}
				onChange={({ currentTarget }) => setFilter(`${currentTarget.value}:${era}`)}
			/>
			<Select
				label="Era"
				options={MOVIE_ERAS}
				value={era}
				onChange={({ currentTarget }) => setFilter(`${genre}:${currentTarget.value}`)}
			/>
		</div>
	);
}
