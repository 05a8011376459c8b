import { HistoryEmblem } from "../art/history-emblem.tsx";
import type { FilteredKit } from "../classic/choosing-flow.tsx";
import { FilteredGame } from "../classic/filtered-game.tsx";
import { HistoryLoading } from "../classic/loading/loading-screens.tsx";
import { HistoryStart } from "../classic/start/list-starts.tsx";

const kit: FilteredKit = {
	draw: (art, year) => art.kind === "emblem" && <HistoryEmblem icon={art.icon} year={year} />,
	Start: HistoryStart,
	Loading: HistoryLoading,
	onError: { label: "Try Again", reloads: true },
};

export function HistoryGame() {
	return <FilteredGame game="history" kit={kit} />;
}
