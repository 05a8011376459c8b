import type { PublicDeck } from "@hilo/rules/daily/deal-deck";
import { CLASSIC_GAMES, type GameId } from "@hilo/rules/play/games";
import type { Mark } from "@hilo/rules/play/view";
import type { CSSProperties } from "react";
import { GameIcon } from "../../play/game-icon.tsx";
import { MarkSquare } from "../../play/marks.tsx";
import "./flip.css";

export function GameSquare({ game, className = "" }: { game: GameId; className?: string }) {
	return (
		<span className={`grid aspect-square place-items-center bg-accent/20 text-accent ${className}`}>
			<GameIcon game={game} className="size-[62%] stroke-2" />
		</span>
	);
}

export const MARK_TEXTS: Readonly<Record<Mark, string>> = {
	right: "Right",
	wrong: "Wrong",
	timeout: "No answer",
};

/** How long the squares take to turn over. */
export const FLIPPED_MS = 1700;

interface DeckSquaresProps extends Pick<PublicDeck, "games"> {
	marks: readonly Mark[];
	/** The results turn over one by one, once. Screen readers get them immediately. */
	isFlipping?: boolean;
	/** On phones and low screens it is one row: a result takes its game's place. */
	isLow?: boolean;
	className?: string;
}

/** A deck as a row: the game of each round, with its result below. */
export function DeckSquares({
	games,
	marks,
	isFlipping = false,
	isLow = false,
	className = "",
}: DeckSquaresProps) {
	return (
		<ol aria-label="The rounds" className={`grid grid-cols-10 gap-1 sm:gap-1.5 ${className}`}>
			{games.map((game, n) => {
				const mark = marks[n];
				return (
					<li key={`${n} ${game}`} data-game={game} className="overflow-hidden rounded-sm">
						<GameSquare game={game} className={isLow && mark ? "max-md:hidden low:hidden" : ""} />
						<span
							className={`block bg-sunk ${isFlipping ? "flip" : ""} ${isLow && !mark ? "max-md:hidden low:hidden" : ""}`}
							style={{ "--n": n } as CSSProperties}
						>
							<MarkSquare mark={mark} emptyClass="bg-sunk" className="" />
						</span>
						<span className="sr-only">
							{CLASSIC_GAMES[game].title}: {mark ? MARK_TEXTS[mark].toLowerCase() : "not played"}
						</span>
					</li>
				);
			})}
		</ol>
	);
}
