import type { PastDeckView } from "@hilo/rules/daily/daily.views";
import { monthOf } from "@hilo/rules/daily/past-days";
import { Button } from "../../../ui/button.tsx";
import { Squares } from "../deck/squares.tsx";
import { BesideLinks } from "./beside-links.tsx";
import { useOwnScores } from "./own-scores.ts";
import { dateWords, deckName } from "./past-words.ts";
import "../../../ui/rays.css";

interface PastStartProps {
	deck: PastDeckView;
	play: () => void;
}

export function PastStart({ deck, play }: PastStartProps) {
	const { day, games } = deck;
	const score = useOwnScores(monthOf(day)).get(day);
	return (
		<div className="rays grid grow place-items-center px-(--gutter) py-8">
			<div className="grid w-full max-w-xl gap-6 text-center">
				<header className="grid gap-2">
					<p className="text-lg text-muted">{dateWords(day)}</p>
					<h1 className="text-hero tabular-nums">{deckName(deck)}</h1>
				</header>
				<Squares games={games} marks={[]} />
				<p className="text-lg text-balance">
					A past deck: ten rounds, with the numbers of its day. It counts for no board and no streak.
				</p>
				<div className="grid gap-3">
					<Button className="min-h-15 text-2xl" onClick={play}>
						Play
					</Button>
					<p className="min-h-[1.5em] text-muted">
						{score !== undefined && `On its day you had ${score} of ${games.length}.`}
					</p>
				</div>
				<BesideLinks deck={deck} />
			</div>
		</div>
	);
}
