import { CLASSIC_GAMES, type GameId } from "@hilo/rules/play/games";
import type { Mark } from "@hilo/rules/play/view";
import { GameMark } from "./game-mark.tsx";
import { MarkSign } from "./mark-sign.tsx";
import { MARK_WORDS } from "./marks.ts";

interface SquaresProps {
	games: readonly GameId[];
	marks: readonly Mark[];
	className?: string;
}

const LOOKS: Readonly<Record<Mark, string>> = {
	right: "bg-correct text-on-correct",
	wrong: "bg-wrong text-on-wrong",
	timeout: "bg-edge text-paper",
};

/** A deck as a row: the game of each round, with its result below. */
export function Squares({ games, marks, className = "" }: SquaresProps) {
	return (
		<ol aria-label="The rounds" className={`grid grid-cols-10 gap-1 sm:gap-1.5 ${className}`}>
			{games.map((game, n) => (
				<Square key={`${n} ${game}`} game={game} mark={marks[n]} />
			))}
		</ol>
	);
}

function Square({ game, mark }: { game: GameId; mark: Mark | undefined }) {
	return (
		<li data-game={game} className="overflow-hidden rounded-sm">
			<span className="grid aspect-square place-items-center bg-accent/20 text-accent">
				<GameMark game={game} className="size-[62%] stroke-2" />
			</span>
			<span
				aria-hidden="true"
				className={`grid aspect-square place-items-center ${mark ? LOOKS[mark] : "bg-sunk"}`}
			>
				{mark && <MarkSign mark={mark} className="size-[62%] stroke-[3.5]" />}
			</span>
			<span className="sr-only">
				{CLASSIC_GAMES[game].title}: {mark ? MARK_WORDS[mark].toLowerCase() : "not played"}
			</span>
		</li>
	);
}
