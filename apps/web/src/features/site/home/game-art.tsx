import type { GameId } from "@hilo/rules/play/games";
import { Seam } from "../../../ui/seam.tsx";
import { PairArt } from "./pair-art.tsx";

export function GameArt({ game }: { game: GameId }) {
	return (
		<div aria-hidden="true" className="@container shrink-0 bg-accent/20">
			<div className="relative grid aspect-100/68 grid-cols-2 text-center">
				<PairArt game={game} />
				<Seam small />
			</div>
		</div>
	);
}
