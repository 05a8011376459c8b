import { duelShareText } from "@hilo/rules/duels/outcome";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { useMe } from "../../../platform/session.ts";
import { SignUpLink } from "../../../platform/sign-up-offer.tsx";
import { useSite } from "../../../platform/site.ts";
import { toastFailure } from "../../../platform/toasts.ts";
import { Burst } from "../../../ui/burst.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { useArrivalFocus } from "../../../ui/focus.tsx";
import { letterKeys } from "../../../ui/letter-keys.ts";
import { ShareButton } from "../../../ui/share.tsx";
import { useWindowKey } from "../../../ui/use-window-key.ts";
import { RecordText } from "../../friends/duel-record.tsx";
import { playSound } from "../../play/sounds.ts";
import { colourOf } from "../duel-colour.ts";
import { DuelLink, useDuelUrl } from "../duel-link.tsx";
import { type DuelView, gameText, lengthText, scoreText } from "../duel-text.ts";
import { type DuelVerdict, headlineText, type ResultSides, reasonText, resultSides } from "./result-sides.ts";
import { RoundList } from "./round-list.tsx";
import { MEDAL_TURNS_MS, ScoreBoard, Takers } from "./score-board.tsx";

/** A longer headline is smaller. */
const MAX_LARGE_TITLE = 16;

interface DuelResultProps {
	duel: DuelView;
	/** The duel has just ended, so the heading takes the focus. */
	isFresh: boolean;
	play: () => void;
}

export function DuelResult({ duel, isFresh, play }: DuelResultProps) {
	const sides = resultSides(duel);
	const heading = useArrivalFocus<HTMLHeadingElement>(isFresh);
	const celebrates = useCelebration(duel);
	const { lines, verdict, rounds, record, isByLink } = duel;
	if (!sides || !verdict || !lines) return null;
	const { own, otherName, isChallenger } = sides;
	const title = headlineText(verdict, sides);
	const titleClass =
		title.length > MAX_LARGE_TITLE
			? "text-[clamp(1.9rem,1.2rem+3vw,4rem)] leading-[1.05] tracking-[-0.02em] low:text-title"
			: "text-[clamp(3rem,1.6rem+6.4vw,6.5rem)] leading-[0.95] tracking-[-0.03em] low:text-title";
	return (
		<div {...colourOf(duel)} className="grid grid-cols-1 gap-6 pb-safe-8">
			{/* The rays fade out before the rounds begin. */}
			<div className="rays rays-fading grid grid-cols-[minmax(0,44rem)] justify-center justify-items-center gap-[0.9rem] px-(--gutter) pt-[clamp(1.25rem,4dvh,3rem)] pb-6 text-center [--rays:14rem] low:gap-2 low:pt-3">
				<p className="wrap-anywhere text-muted">
					<bdi>{gameText(duel)}</bdi> · {lengthText(rounds)}
				</p>
				<h1 ref={heading} tabIndex={-1} className={`wrap-anywhere ${titleClass}`}>
					<bdi>{title}</bdi>
				</h1>
				<p
					className="max-w-136 text-[1.125rem] text-balance wrap-anywhere empty:hidden low:text-base low:leading-tight"
					role="status"
				>
					{verdict === "waiting" ? <Waiting duel={duel} sides={sides} /> : reasonText(verdict, sides)}
				</p>
				<ScoreBoard sides={sides} verdict={verdict} />
				{celebrates && <Burst delayMs={MEDAL_TURNS_MS} />}
				{record && duel.isCounted && (
					<p className="text-[1.125rem] wrap-anywhere tabular-nums">
						<RecordText
							record={record}
							otherName={otherName}
							numberClass="font-display text-[1.4rem] leading-[1.2] font-extrabold normal-nums"
						/>
					</p>
				)}
				{!duel.isCounted && verdict !== "waiting" && (
					<p className="text-muted">Just for fun: this duel moves no record.</p>
				)}
				{duel.rematchFrom && (
					<p role="status" className="text-[1.125rem] font-bold wrap-anywhere">
						<bdi>{duel.rematchFrom}</bdi> wants a rematch
					</p>
				)}
				<Actions duel={duel} sides={sides} verdict={verdict} play={play} />
				<AccountOffer isForResult={verdict === "waiting" && !isChallenger} />
			</div>
			{isChallenger && isByLink && duel.sides.length > 2 && <Takers own={own} sides={duel.sides} />}
			<section className="mx-auto grid w-full max-w-256 gap-4 px-(--gutter)" aria-labelledby="duel-rounds">
				<h2 id="duel-rounds" className="text-3xl">
					Round by round
				</h2>
				<RoundList duel={duel} lines={lines} otherName={otherName} />
			</section>
		</div>
	);
}

function Waiting({ duel, sides }: { duel: DuelView; sides: ResultSides }) {
	const me = useMe();
	const { own, otherName, isChallenger } = sides;
	const name = <bdi>{otherName}</bdi>;
	if (!isChallenger)
		return (
			<>
				You got {scoreText(own.score, duel.rounds)}. {name} hasn’t played yet.
				{me && " We’ll tell you when the result is in."}
			</>
		);
	if (duel.isByLink) return "No one else has played yet. Share the link: they’ll get the same cards.";
	return <>Waiting for {name}. The result will show up here.</>;
}

interface ActionsProps {
	duel: DuelView;
	sides: ResultSides;
	verdict: DuelVerdict;
	play: () => void;
}

const ACTIONS = "grid w-full max-w-120 grid-cols-1 gap-3 text-left";

function Actions({ duel, sides: { own, other, isChallenger }, verdict, play }: ActionsProps) {
	const { id, title, mayPlay, isByLink } = duel;
	const { name: site } = useSite();
	const url = useDuelUrl(id);
	const isShared = isByLink && isChallenger;
	if (verdict !== "waiting" && other)
		return (
			<div className={`${ACTIONS} sm:grid-cols-2`}>
				{duel.game === "deck" ? (
					<LinkButton to="/duel/new">New challenge</LinkButton>
				) : (
					<RematchButton duel={duel} />
				)}
				<ShareButton text={duelShareText({ site, title, verdict, you: own, other })} url={url} />
				<WayOn className="sm:col-span-2" />
			</div>
		);
	return (
		<div className={ACTIONS}>
			{isShared && <DuelLink duel={duel} isMain />}
			{mayPlay && (
				<Button kind="quiet" onClick={play}>
					Beat your own ghost
				</Button>
			)}
			<WayOn />
		</div>
	);
}

function WayOn({ className = "" }: { className?: string }) {
	if (useMe())
		return (
			<LinkButton kind="quiet" to="/duels" className={className}>
				Your duels
			</LinkButton>
		);
	return (
		<LinkButton kind="quiet" to="/" className={className}>
			Back to Home
		</LinkButton>
	);
}

/** Creates the rematch or opens the one that exists, by button or the key R. */
function RematchButton({ duel: { id, rematchId } }: { duel: Pick<DuelView, "id" | "rematchId"> }) {
	const navigate = useNavigate();
	const open = (duelId: string) => navigate({ to: "/duel/$id", params: { id: duelId } });
	const rematch = trpc.duels.rematch.useMutation({
		onSuccess: (created) => open(created.id),
		onError: toastFailure,
	});
	const openOrCreate = () => {
		if (rematch.isPending) return;
		if (rematchId) open(rematchId);
		else rematch.mutate({ id });
	};
	useWindowKey("r", openOrCreate);
	const hasKey = letterKeys.useValue();
	return (
		<Button aria-keyshortcuts={hasKey ? "R" : undefined} isBusy={rematch.isPending} onClick={openOrCreate}>
			{rematchId ? "Play the rematch" : "Rematch"}
			{hasKey && (
				<span
					aria-hidden="true"
					className="rounded-[0.4rem] border-2 border-current px-[0.45rem] py-[0.2rem] font-display text-[0.8rem] leading-none font-bold [@media(hover:none)]:hidden"
				>
					R
				</span>
			)}
		</Button>
	);
}

/** For visitors, whose duels are lost with their browser's data. */
function AccountOffer({ isForResult }: { isForResult: boolean }) {
	if (useMe()) return null;
	return (
		<aside className="rounded-md border-2 border-dashed border-edge px-4 py-3 leading-[1.4]">
			<p>
				<strong>
					{isForResult ? "Come back later to see who won." : "Keep this duel and challenge them back."}
				</strong>{" "}
				<SignUpLink>
					{isForResult ? "Create a free account, and we’ll tell you" : "Create a free account"}
				</SignUpLink>
			</p>
		</aside>
	);
}

/** Duels whose win was celebrated since the page was loaded. */
const celebrated = new Set<string>();

/** Whether a won duel is celebrated, which happens once. The fanfare needs the sound to be on. */
function useCelebration({ id, verdict }: Pick<DuelView, "id" | "verdict">): boolean {
	const [isNew] = useState(() => !celebrated.has(id));
	const celebrates = isNew && verdict === "won";
	useEffect(() => {
		if (!celebrates || celebrated.has(id)) return;
		celebrated.add(id);
		return playSound("fanfare");
	}, [celebrates, id]);
	return celebrates;
}
