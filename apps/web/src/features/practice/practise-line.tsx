import type { GameId } from "@hilo/rules/play/games";
import { Link } from "@tanstack/react-router";
import { useDue } from "./use-due.ts";

/** "3 to practise", as a link; nothing where nothing is due. */
export function PractiseLine({ game, className = "" }: { game?: GameId; className?: string }) {
	const due = useDue(game);
	if (due === 0) return null;
	return (
		<p className={className}>
			<Link to="/practise" search={game ? { game } : {}} className="link inline-block py-1 tabular-nums">
				{due.toLocaleString("en-US")} to practise
			</Link>
		</p>
	);
}
