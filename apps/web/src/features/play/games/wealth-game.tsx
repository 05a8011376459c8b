import { Monogram } from "../art/monogram.tsx";
import type { FilteredKit } from "../classic/choosing-flow.tsx";
import { FilteredGame } from "../classic/filtered-game.tsx";
import { WealthLoading } from "../classic/loading/loading-screens.tsx";
import { WealthStart } from "../classic/start/list-starts.tsx";

const kit: FilteredKit = {
	draw: (art) => art.kind === "monogram" && <Monogram initials={art.initials} iso2={art.iso2} />,
	Start: WealthStart,
	Loading: WealthLoading,
	onError: { label: "Try Again", reloads: true },
};

export function WealthGame() {
	return <FilteredGame game="wealth" kit={kit} />;
}
