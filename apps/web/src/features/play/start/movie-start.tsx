import { MOVIE_ERAS, MOVIE_GENRES } from "@hilo/catalog/movie/movie.filters";
import { useId, useState } from "react";
import { StartFrame } from "./choice-list.tsx";

/** The film game's start screen: a genre and an era. */
export function MovieStart({ start }: { start: (filter: string) => void }) {
	const [genre, setGenre] = useState("0");
	const [era, setEra] = useState("all");
	return (
		<StartFrame game="movie" title="Movie Budget Game" start={() => start(`${genre}:${era}`)}>
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
