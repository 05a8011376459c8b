import type { GameId } from "@hilo/rules/play/games";
import { Link } from "@tanstack/react-router";
import { useDue } from "./use-due.ts";

/** "3 to practise", as a link; nothing where nothing is due. */
export function PractiseLine({ game, className = "" }: { game?: GameId; className?: string }) {
	const { count } = useDue(game);
	if (count === 0) return null;
	return (
		<p className={className}>
			<Link to="/practise" search={game ? { game } : {}} className="link inline-block py-1 tabular-nums">
				{count.toLocaleString("en-US")} to practise
			</Link>
		</p>
	);
}
