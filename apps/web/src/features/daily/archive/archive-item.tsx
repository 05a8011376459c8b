import type { PublicDeck } from "@hilo/rules/daily/daily.views";
import { Link } from "@tanstack/react-router";
import { GameMark } from "../deck/game-mark.tsx";
import { dayInMonth, deckName } from "./past-words.ts";

interface ArchiveItemProps {
	deck: PublicDeck;
	/** The player's score on that day; undefined if it was not played. */
	score: number | undefined;
}

export function ArchiveItem({ deck, score }: ArchiveItemProps) {
	const { day, games } = deck;
	return (
		<li className="grid">
			<Link
				to="/daily/archive/$day"
				params={{ day }}
				className="press grid gap-3 rounded-lg bg-raise p-4 shadow-card"
			>
				<span className="flex min-h-8 items-center gap-2.5">
					<span className="font-display text-2xl leading-none font-extrabold tabular-nums">
						{deckName(deck)}
					</span>
					<time dateTime={day} className="text-muted">
						{dayInMonth(day)}
					</time>
					{score !== undefined && (
						<span className="ml-auto font-display text-xl leading-none font-extrabold tabular-nums">
							<span className="sr-only">You scored </span>
							{score}
							<span className="text-base text-muted">
								<span aria-hidden="true">/</span>
								<span className="sr-only"> of </span>
								{games.length}
							</span>
						</span>
					)}
				</span>
				<span aria-hidden="true" className="grid grid-cols-10 gap-1">
					{games.map((game, n) => (
						<span
							key={`${n} ${game}`}
							data-game={game}
							className="grid aspect-square place-items-center rounded-sm bg-accent/20 text-accent"
						>
							<GameMark game={game} className="size-[62%] stroke-2" />
						</span>
					))}
				</span>
			</Link>
		</li>
	);
}
