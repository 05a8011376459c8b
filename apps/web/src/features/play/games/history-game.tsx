import { HistoryEmblem } from "../art/history-emblem.tsx";
import type { FilteredKit } from "../choosing-flow.tsx";
import { FilteredGame } from "../filtered-game.tsx";
import { HistoryLoading } from "../loading/loading-screens.tsx";
import { HistoryStart } from "../start/list-starts.tsx";

const kit: FilteredKit = {
	draw: (art, year) => art.kind === "emblem" && <HistoryEmblem icon={art.icon} year={year} />,
	Start: HistoryStart,
	Loading: HistoryLoading,
	onError: { label: "Try Again", reloads: true },
};

export function HistoryGame() {
	return <FilteredGame game="history" kit={kit} />;
}
