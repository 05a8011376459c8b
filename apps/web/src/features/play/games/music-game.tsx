import { Sleeve } from "../art/sleeve.tsx";
import type { FilteredKit } from "../classic/choosing-flow.tsx";
import { FilteredGame } from "../classic/filtered-game.tsx";
import { MusicLoading } from "../classic/loading/loading-screens.tsx";
import { MusicStart } from "../classic/start/list-starts.tsx";

const kit: FilteredKit = {
	draw: (art) => art.kind === "sleeve" && <Sleeve artist={art.artist} year={art.year} />,
	Start: MusicStart,
	Loading: MusicLoading,
	lingers: true,
	onError: { label: "Try Again", reloads: true },
	localNotice: "Using local music data. Spotify API connection is unavailable.",
};

export function MusicGame() {
	return <FilteredGame game="music" kit={kit} />;
}
