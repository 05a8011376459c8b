import type { DuelSideView, DuelVerdict } from "@hilo/rules/duels/duels.views";
import { Avatar } from "../../../ui/avatar.tsx";
import { timeText } from "../words/time-text.ts";
import type { Facing, PlayedSide } from "./facing.ts";
import { Squares } from "./squares.tsx";

interface ScoreBoardProps {
	facing: Facing;
	verdict: DuelVerdict;
}

export function ScoreBoard({ facing: { own, other, otherSide, otherName }, verdict }: ScoreBoardProps) {
	return (
		<div className="duel-board">
			<Half side={own} name="You" isAhead={verdict === "won"} />
			{other ? (
				<Half side={other} name={otherName} isAhead={verdict === "lost"} />
			) : (
				<div className="duel-half" data-open>
					{otherSide ? (
						<SideAvatar side={otherSide} />
					) : (
						<span className="duel-nobody" aria-hidden="true">
							?
						</span>
					)}
					<p className="duel-half-name">
						<bdi>{otherName}</bdi>
					</p>
					<p className="text-muted">Not played yet</p>
				</div>
			)}
		</div>
	);
}

function SideAvatar({ side: { name, avatarUrl } }: { side: DuelSideView }) {
	return <Avatar username={name} url={avatarUrl} className="grid size-12 text-xl md:size-16 md:text-2xl" />;
}

interface HalfProps {
	side: PlayedSide;
	name: string;
	isAhead: boolean;
}

function Half({ side, name, isAhead }: HalfProps) {
	const { score, timeMs, marks } = side;
	return (
		<div className="duel-half" data-ahead={isAhead || undefined}>
			<SideAvatar side={side} />
			<p className="duel-half-name">
				<bdi>{name}</bdi>
			</p>
			<p>
				<strong className="duel-score">{score}</strong> <span className="sr-only">right,</span>
			</p>
			<p className="duel-time">{timeText(timeMs)}</p>
			<Squares marks={marks} label={name} />
		</div>
	);
}
