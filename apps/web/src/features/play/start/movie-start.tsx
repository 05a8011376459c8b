import { MOVIE_ERAS, MOVIE_GENRES } from "@hilo/catalog/movie/movie.filters";
import { useId } from "react";
import { type Sample, StartFrame, type StartProps } from "./start-frame.tsx";

const POSTERS: readonly [Sample, Sample] = [
	[{ kind: "poster", year: 1977, genre: "Science Fiction" }],
	[{ kind: "poster", year: 1997, genre: "Romance" }],
];

/** The film game's start screen: a genre and an era. */
export function MovieStart({ start, ...frame }: StartProps) {
	const [genre = "0", era = "all"] = frame.chosen?.split(":") ?? [];
	return (
		<StartFrame
			{...frame}
			game="movie"
			title="Movie Budget Game"
			duel={POSTERS}
			start={(choice) => start(`${choice.get("genre")}:${choice.get("era")}`)}
		>
			<p className="start-text">Guess which movie had a higher production budget!</p>
			<div className="start-selects">
				<Select label="Genre" name="genre" options={MOVIE_GENRES} chosen={genre} />
				<Select label="Era" name="era" options={MOVIE_ERAS} chosen={era} />
			</div>
		</StartFrame>
	);
}

interface SelectProps {
	label: string;
	name: string;
	options: readonly { readonly label: string; readonly value: string | number }[];
	chosen: string;
}

function Select({ label, name, options, chosen }: SelectProps) {
	const id = useId();
	return (
		<div>
			<label htmlFor={id} className="mb-1.5 block font-bold">
				{label}
			</label>
			<select id={id} name={name} defaultValue={chosen} className="start-select">
				{options.map((option) => (
					<option key={option.value} value={option.value}>
						{option.label}
					</option>
				))}
			</select>
		</div>
	);
}
