import type { DuelVerdict, DuelView } from "@hilo/rules/duels/duels.views";
import { duelShareText } from "@hilo/rules/duels/share-text";
import { Link, useHydrated } from "@tanstack/react-router";
import { useMe } from "../../../platform/session.ts";
import { useSignInAddress } from "../../../platform/sign-in-address.ts";
import { Button } from "../../../ui/button.tsx";
import { ShareButton } from "../../../ui/share-button.tsx";
import { useArrivalFocus } from "../../../ui/use-arrival-focus.ts";
import { LinkWell } from "../challenge/link-well.tsx";
import { duelTint } from "../kit/duel-tint.ts";
import { gameLine, lengthWords } from "../words/duel-words.ts";
import { type Facing, facingIn, headline, whyLine } from "./facing.ts";
import { RecordLine } from "./record-line.tsx";
import { Rematch } from "./rematch.tsx";
import { RoundList } from "./round-list.tsx";
import { ScoreBoard } from "./score-board.tsx";
import { Takers } from "./takers.tsx";
import "../../../ui/rays.css";
import "./duel-result.css";

/** A longer headline is smaller. */
const LONG = 16;

interface DuelResultProps {
	duel: DuelView;
	/** The duel has just ended, so the heading takes the focus. */
	isFresh: boolean;
	play: () => void;
}

export function DuelResult({ duel, isFresh, play }: DuelResultProps) {
	const facing = facingIn(duel);
	const heading = useArrivalFocus<HTMLHeadingElement>(isFresh);
	const { lines, verdict, rounds, record, sides, isByLink } = duel;
	if (!facing || !verdict || !lines) return null;
	const { own, otherName, isChallenger } = facing;
	const title = headline(verdict, otherName);
	const why = whyLine(verdict, facing);
	return (
		<div {...duelTint(duel)} className="duel-result" data-verdict={verdict}>
			<div className="duel-result-head rays">
				<p className="duel-result-game">
					<bdi>{gameLine(duel)}</bdi> · {lengthWords(rounds)}
				</p>
				<h1
					ref={heading}
					tabIndex={-1}
					className="duel-result-title"
					data-long={title.length > LONG || undefined}
				>
					<bdi>{title}</bdi>
				</h1>
				<p className="duel-result-why" role="status">
					{verdict === "waiting" ? <Waiting duel={duel} facing={facing} /> : why}
				</p>
				<ScoreBoard facing={facing} verdict={verdict} />
				{record && <RecordLine record={record} otherName={otherName} />}
				<Next duel={duel} facing={facing} verdict={verdict} play={play} />
				<AccountOffer isForResult={verdict === "waiting" && !isChallenger} />
			</div>
			{isChallenger && isByLink && sides.length > 2 && <Takers own={own} sides={sides} />}
			<section className="duel-rounds" aria-labelledby="duel-rounds">
				<h2 id="duel-rounds" className="text-3xl">
					Round by round
				</h2>
				<RoundList duel={duel} rounds={lines.rounds} otherName={otherName} hasOther={facing.other !== null} />
			</section>
		</div>
	);
}

function Waiting({ duel, facing }: { duel: DuelView; facing: Facing }) {
	const me = useMe();
	const { own, otherName, isChallenger } = facing;
	const name = <bdi>{otherName}</bdi>;
	if (!isChallenger)
		return (
			<>
				{scoreWords(own.score, duel.rounds)} {name} hasn’t played yet.
				{me && " We’ll tell you when the result is in."}
			</>
		);
	if (duel.isByLink) return "Nobody else has played yet. Share the link: they get the same cards.";
	return <>Waiting for {name}. The result will show up here.</>;
}

function scoreWords(score: number, rounds: number | null): string {
	return rounds === null ? `You got ${score}.` : `${score} of ${rounds}.`;
}

interface NextProps {
	duel: DuelView;
	facing: Facing;
	verdict: DuelVerdict;
	play: () => void;
}

function Next({ duel, facing: { own, other, isChallenger }, verdict, play }: NextProps) {
	const { id, title, mayPlay, isByLink } = duel;
	const address = `/duel/${id}`;
	// The server does not know the origin under which it is reached.
	const url = useHydrated() ? window.location.origin + address : address;
	const isShared = isByLink && isChallenger;
	if (verdict === "waiting" || !other)
		return isShared || mayPlay ? (
			<div className="duel-next">
				{isShared && <LinkWell duel={duel} isMain />}
				{mayPlay && (
					<Button kind="quiet" onClick={play}>
						Beat your own ghost
					</Button>
				)}
			</div>
		) : null;
	return (
		<div className="duel-next duel-next-two">
			<Rematch duel={duel} />
			<ShareButton text={duelShareText({ title, verdict, you: own, other })} url={url} />
		</div>
	);
}

/** For visitors, whose duels are lost with their browser's data. */
function AccountOffer({ isForResult }: { isForResult: boolean }) {
	const me = useMe();
	const { to, search } = useSignInAddress();
	if (me) return null;
	return (
		<aside className="duel-offer">
			<p>
				<strong>
					{isForResult ? "Come back later to see who won." : "Keep this duel and challenge them back."}
				</strong>{" "}
				<Link to={to} search={{ ...search, mode: "sign-up" }} className="link inline-block font-bold">
					{isForResult ? "Create a free account, and we’ll tell you" : "Create a free account"}
				</Link>
			</p>
		</aside>
	);
}
