import type { DuelSideView } from "@hilo/rules/duels/duels.views";
import { endOfDuel } from "@hilo/rules/duels/outcome";
import { Avatar } from "../../../ui/avatar.tsx";
import { timeText } from "../words/time-text.ts";
import { isPlayed, type PlayedSide } from "./facing.ts";

interface TakersProps {
	own: PlayedSide;
	sides: readonly DuelSideView[];
}

const ENDS = { won: "You won", lost: "They won", drawn: "A draw" } as const;

/** The sides of all who took the challenger's link. */
export function Takers({ own, sides }: TakersProps) {
	const takers = sides.filter(({ seat }) => seat !== own.seat);
	return (
		<section className="duel-takers" aria-labelledby="duel-takers">
			<h2 id="duel-takers" className="text-2xl">
				Who took it
			</h2>
			<ul>
				{takers.map((side) => (
					<li key={side.seat}>
						<Avatar username={side.name} url={side.avatarUrl} />
						<bdi className="duel-taker-name">{side.name}</bdi>
						{isPlayed(side) ? (
							<>
								<span className="duel-taker-score">
									{side.score} <small>{timeText(side.timeMs)}</small>
								</span>
								<strong>{ENDS[endOfDuel(own, side)]}</strong>
							</>
						) : (
							<span className="text-muted">Playing</span>
						)}
					</li>
				))}
			</ul>
		</section>
	);
}
