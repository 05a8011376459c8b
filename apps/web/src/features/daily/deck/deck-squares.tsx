import type { DailyResultView } from "@hilo/rules/daily/daily.views";
import { CLASSIC_GAMES, type GameId } from "@hilo/rules/play/games";
import type { Mark } from "@hilo/rules/play/view";
import type { CSSProperties } from "react";
import { LineIcon } from "../../../ui/icon.tsx";
import { MarkSquare } from "../../play/marks.tsx";
import "./flip.css";

const PATHS: Readonly<Record<GameId, string>> = {
	github: "m12 3 2.75 5.8 6.35.8-4.65 4.4 1.2 6.3L12 17.2l-5.65 3.1 1.2-6.3L2.9 9.6l6.35-.8Z",
	country: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c4.7 4.9 4.7 13.1 0 18-4.7-4.9-4.7-13.1 0-18",
	reddit: "M4 4.5h16v11h-8.5L7 20v-4.5H4Zm4.5 5.5h.01m3.49 0h.01m3.49 0h.01",
	movie: "M3.5 5h17v14h-17Zm4.5 0v14m8-14v14M3.5 12H8m8 0h4.5",
	music:
		"M9 17.5V5.5l11-2v12m-11 2a2.75 2.75 0 1 1-5.5 0 2.75 2.75 0 0 1 5.5 0Zm11-2a2.75 2.75 0 1 1-5.5 0 2.75 2.75 0 0 1 5.5 0Z",
	wealth:
		"M12 2.5v19M17 7.5c-.7-1.8-2.5-2.8-5-2.8-3 0-5 1.4-5 3.6 0 5.2 10 2.2 10 7.4 0 2.2-2 3.6-5 3.6-2.6 0-4.5-1-5.2-2.9",
	history: "M6 3h12M6 21h12M7 3c0 5.5 3.5 6 4 9-.5 3-4 3.5-4 9M17 3c0 5.5-3.5 6-4 9 .5 3 4 3.5 4 9",
	cs16: "M12 6.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11ZM12 2.5v5m0 9v5m9.5-9.5h-5m-9 0h-5",
};

/** Decorative, because the text beside it names the game. */
export function GameIcon({ game, className }: { game: GameId; className: string }) {
	return <LineIcon path={PATHS[game]} className={className} />;
}

function GameSquare({ game, className = "" }: { game: GameId; className?: string }) {
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

interface DeckSquaresProps extends Pick<DailyResultView, "games" | "marks"> {
	/** The results turn over one by one, once. Screen readers get them immediately. */
	isFlipping?: boolean;
	className?: string;
}

/** A deck as a row: the game of each round, with its result below. */
export function DeckSquares({ games, marks, isFlipping = false, className = "" }: DeckSquaresProps) {
	return (
		<ol aria-label="The rounds" className={`grid grid-cols-10 gap-1 sm:gap-1.5 ${className}`}>
			{games.map((game, n) => {
				const mark = marks[n];
				return (
					<li key={`${n} ${game}`} data-game={game} className="overflow-hidden rounded-sm">
						<GameSquare game={game} />
						<span
							className={`block bg-sunk ${isFlipping ? "flip" : ""}`}
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
