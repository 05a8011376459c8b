import { MOVIE_ERAS, MOVIE_GENRES } from "@hilo/catalog/movie/movie.filters";
import { useId, useState } from "react";
import { type Sample, StartFrame, type StartProps } from "./start-frame.tsx";

const POSTERS: readonly [Sample, Sample] = [
	[{ kind: "poster", year: 1977, genre: "Science Fiction" }],
	[{ kind: "poster", year: 1997, genre: "Romance" }],
];

/** The film game's start screen: a genre and an era. */
export function MovieStart({ start, chosen, ...frame }: StartProps) {
	const [lastGenre = "0", lastEra = "all"] = chosen?.split(":") ?? [];
	const [genre, setGenre] = useState(lastGenre);
	const [era, setEra] = useState(lastEra);
	return (
		<StartFrame
			{...frame}
			game="movie"
			title="Movie Budget Game"
			duel={POSTERS}
			start={() => start(`${genre}:${era}`)}
		>
			<p className="start-text">Guess which movie had a higher production budget!</p>
			<div className="start-selects">
				<Select label="Genre" options={MOVIE_GENRES} value={genre} choose={setGenre} />
				<Select label="Era" options={MOVIE_ERAS} value={era} choose={setEra} />
			</div>
		</StartFrame>
	);
}

interface SelectProps {
	label: string;
	options: readonly { readonly label: string; readonly value: string | number }[];
	value: string;
	choose: (value: string) => void;
}

function Select({ label, options, value, choose }: SelectProps) {
	const id = useId();
	return (
		<div>
			<label htmlFor={id} className="mb-1.5 block font-bold">
				{label}
			</label>
			<select id={id} value={value} onChange={(event) => choose(event.target.value)} className="start-select">
				{options.map((option) => (
					<option key={option.value} value={option.value}>
						{option.label}
					</option>
				))}
			</select>
		</div>
	);
}
