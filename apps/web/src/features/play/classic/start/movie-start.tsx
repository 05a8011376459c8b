import { MOVIE_ERAS, MOVIE_GENRES } from "@hilo/catalog/movie/movie.filters";
import { Select } from "../../../../ui/select.tsx";
import { type Sample, StartFrame, type StartProps } from "./start-frame.tsx";

const POSTERS: readonly [Sample, Sample] = [
	[{ kind: "poster", year: 1977, genre: "Science Fiction" }],
	[{ kind: "poster", year: 1997, genre: "Romance" }],
];

export function MovieStart({ start, ...frame }: StartProps) {
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
