import type { DuelView } from "@hilo/rules/duels/duels.views";
import { isolated } from "@hilo/rules/text/player-text";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { useArrivalFocus } from "../../../ui/use-arrival-focus.ts";
import { LinkWell } from "../challenge/link-well.tsx";
import { Poster } from "../challenge/poster.tsx";
import { duelTint } from "../kit/duel-tint.ts";
import { challengerOf, lengthWords, type Role, roleIn } from "../words/duel-words.ts";
import { Decline } from "./decline.tsx";
import { introText } from "./intro-text.ts";
import { usePosterSides } from "./use-poster-sides.ts";
import "../../../ui/rays.css";
import "./intro.css";

const LONG = 13;

interface IntroProps {
	duel: DuelView;
	/** Whether another screen was replaced, so that the heading takes the focus. */
	isFresh: boolean;
	play: () => void;
}

/** Shown before a duel. It reveals no results. */
export function Intro({ duel, isFresh, play }: IntroProps) {
	const { id, title, choice, custom, rounds, mayPlay, isByLink } = duel;
	const role = roleIn(duel);
	const heading = useArrivalFocus<HTMLHeadingElement>(isFresh);
	const { one, other } = usePosterSides(duel);
	const about = [choice, custom && `by ${isolated(custom.creatorName)}`, lengthWords(rounds)];
	return (
		<div {...duelTint(duel)} className="duel-intro rays">
			<div className="duel-intro-poster">
				<Poster one={one} other={other} title={title} note={about.filter(Boolean).join(" · ")} />
			</div>
			<div className="duel-intro-text">
				<h1
					ref={heading}
					tabIndex={-1}
					className={`text-title [overflow-wrap:anywhere] ${hasLongName(duel) ? "lg:text-5xl" : ""}`}
				>
					<Heading duel={duel} />
				</h1>
				<p className="max-w-prose text-lg text-pretty text-muted [overflow-wrap:anywhere]">
					{introText(duel)}
				</p>
				{mayPlay ? (
					<div className="duel-intro-buttons">
						<Button className="duel-intro-play min-h-16! text-2xl!" onClick={play}>
							{role === "challenger" ? "Play your side" : "Play"}
						</Button>
						{role === "challenged" && <Decline id={id} />}
					</div>
				) : (
					<div className="duel-intro-buttons">
						<LinkButton to="/duel/new">New challenge</LinkButton>
						<LinkButton kind="quiet" to="/">
							Back to Home
						</LinkButton>
					</div>
				)}
				{(role === "challenger" || role === "own-ghost") && isByLink && (
					<div className="grid grid-cols-[minmax(0,1fr)] gap-2">
						<p className="text-muted">Send this link to whoever you want to challenge:</p>
						<LinkWell duel={duel} isMain={false} />
					</div>
				)}
			</div>
		</div>
	);
}

function Heading({ duel }: { duel: DuelView }) {
	const role = roleIn(duel);
	if (duel.status === "declined") return declinedWords(duel, role);
	if (!duel.mayPlay) return "This duel is over";
	if (role === "own-ghost") return "Beat your ghost";
	if (role === "challenger") return "Your duel";
	return (
		<>
			<bdi>{challengerOf(duel)}</bdi> challenges you
		</>
	);
}

/** A longer name would break in large letters. */
function hasLongName(duel: DuelView): boolean {
	return Math.max(challengerOf(duel).length, duel.sentTo?.length ?? 0) > LONG;
}

function declinedWords({ mode, sentTo }: DuelView, role: Role): string {
	if (mode === "live") return "This duel was called off";
	return role === "challenger" ? `${sentTo} declined` : "You declined";
}
