import { Poster } from "../art/poster.tsx";
import type { FilteredKit } from "../classic/choosing-flow.tsx";
import { FilteredGame } from "../classic/filtered-game.tsx";
import { MovieLoading } from "../classic/loading/loading-screens.tsx";
import { MovieStart } from "../classic/start/movie-start.tsx";

const kit: FilteredKit = {
	draw: (art, _, name) =>
		art.kind === "poster" && <Poster title={name ?? art.genre} year={art.year} genre={art.genre} />,
	Start: MovieStart,
	Loading: MovieLoading,
	onError: { label: "Go Back", reloads: false },
};

export function MovieGame() {
	return <FilteredGame game="movie" kit={kit} />;
}
