import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { trpc } from "../../platform/api/trpc.ts";
import { useMe } from "../../platform/session.ts";
import { WithoutAccount } from "../../platform/sign-up-offer.tsx";
import { toast, toastFailure } from "../../platform/toasts.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { useArrivalFocus } from "../../ui/focus.tsx";
import { DuelLink } from "./duel-link.tsx";
import {
	challengerOf,
	type DuelView,
	declinedText,
	detailsText,
	hasClock,
	OWN_GHOST,
	roleIn,
	rulesText,
	scoreText,
} from "./duel-text.ts";
import { ANYONE, BeforeDuel, Poster, type PosterSide } from "./poster.tsx";

/** A longer name would break in large letters. */
const MAX_LARGE_NAME = 13;

/** The rules give way to the button where both have no room. */
const BELOW_PLAY = "low:order-1";

interface DuelIntroProps {
	duel: DuelView;
	/** Whether another screen was replaced, so that the heading takes the focus. */
	isFresh: boolean;
	play: () => void;
}

/** Shown before a duel. It reveals no results. */
export function DuelIntro({ duel, isFresh, play }: DuelIntroProps) {
	const { id, title, mayPlay, isByLink, sentTo } = duel;
	const role = roleIn(duel);
	const heading = useArrivalFocus<HTMLHeadingElement>(isFresh);
	const longestName = Math.max(challengerOf(duel).length, sentTo?.length ?? 0);
	return (
		<BeforeDuel duel={duel}>
			<div>
				<Poster {...usePosterSides(duel)} title={title} note={detailsText(duel)} />
			</div>
			<div className="grid grid-cols-1 content-center gap-[1.1rem] lg:gap-6 low:gap-3">
				<h1
					ref={heading}
					tabIndex={-1}
					className={`text-title wrap-anywhere ${longestName > MAX_LARGE_NAME ? "lg:text-5xl" : ""}`}
				>
					<Heading duel={duel} />
				</h1>
				{mayPlay && <ToBeat duel={duel} />}
				<p
					className={`max-w-prose text-lg text-pretty wrap-anywhere text-muted low:text-base ${mayPlay ? BELOW_PLAY : ""}`}
				>
					{introText(duel)}
				</p>
				{mayPlay && <WithoutAccount className={`max-w-prose ${BELOW_PLAY}`} />}
				<div className="mt-1 grid gap-3 beside:flex beside:flex-wrap">
					{mayPlay ? (
						<>
							<Button className="min-h-16! text-2xl! beside:min-w-60 low:min-h-14!" onClick={play}>
								{role === "challenger" ? "Play now" : "Play"}
							</Button>
							{role === "challenged" && <DeclineButton id={id} />}
						</>
					) : (
						<>
							<LinkButton to="/duel/new">New challenge</LinkButton>
							<LinkButton kind="quiet" to="/">
								Back to Home
							</LinkButton>
						</>
					)}
				</div>
				{(role === "challenger" || role === "own-ghost") && isByLink && (
					<div className="grid grid-cols-1 gap-2">
						<p className="text-muted">Send this link to anyone you want to challenge:</p>
						<DuelLink duel={duel} isMain={false} />
					</div>
				)}
			</div>
		</BeforeDuel>
	);
}

function usePosterSides(duel: DuelView): { one: PosterSide; other: PosterSide } {
	const me = useMe();
	const role = roleIn(duel);
	const [challenger, second] = duel.sides;
	const one = { name: challengerOf(duel), avatarUrl: challenger?.avatarUrl ?? null };
	// The server renders the same page for all visitors.
	const you = me ? { name: me.username, avatarUrl: me.avatarUrl } : { ...ANYONE, name: "You" };
	if (role === "own-ghost") return { one: { ...one, name: OWN_GHOST, isGhost: true }, other: you };
	if (role !== "challenger") return { one, other: you };
	const named = duel.sentTo ?? second?.name;
	const other = named ? { name: named, avatarUrl: second?.avatarUrl ?? null } : ANYONE;
	return { one, other };
}

/** "Maya got 7 of 10. Can you beat it?" */
function ToBeat({ duel: { toBeat, isOwnGhost, sides, rounds } }: { duel: DuelView }) {
	const score = isOwnGhost ? sides[0]?.score : toBeat?.score;
	if (score == null) return null;
	return (
		<p className="text-2xl leading-tight font-bold text-balance wrap-anywhere">
			{isOwnGhost ? "Your ghost" : <bdi>{toBeat?.name}</bdi>}{" "}
			<span className="whitespace-nowrap">got {scoreText(score, rounds)}.</span> Can you beat it?
		</p>
	);
}

function Heading({ duel }: { duel: DuelView }) {
	const { status, mayPlay, toBeat } = duel;
	const role = roleIn(duel);
	if (status === "declined") return declinedText(duel);
	if (!mayPlay) return "This duel is over";
	if (role === "own-ghost") return "Beat your ghost";
	if (role === "challenger") return toBeat ? "Your turn" : "Your duel";
	return (
		<>
			<bdi>{challengerOf(duel)}</bdi> challenges you
		</>
	);
}

function introText(duel: DuelView): string {
	const { status, declinedBy, mayPlay, isOwnGhost, sides } = duel;
	if (status === "declined") {
		if (declinedBy === null) return "It doesn’t count for either of you.";
		return declinedBy === "other"
			? "They may be busy. Try again later, or challenge someone else."
			: "You can challenge them back whenever you like.";
	}
	if (!mayPlay) return "You can start a new one whenever you like.";
	const rules = rulesText(duel);
	const hasGhost = isOwnGhost || (sides[0]?.isYou === false && sides[0].status === "over");
	if (!hasClock(duel) || !hasGhost) return rules;
	const rival = isOwnGhost ? "your ghost" : challengerOf(duel);
	return `${rules} The dot around the clock shows when ${rival} answered.`;
}

function DeclineButton({ id }: { id: string }) {
	const utils = trpc.useUtils();
	const navigate = useNavigate();
	const [isAsking, setAsking] = useState(false);
	const decline = trpc.duels.decline.useMutation({
		onSuccess: () => {
			toast("info", "Challenge declined");
			utils.duels.invalidate();
			navigate({ to: "/" });
		},
		onError: toastFailure,
	});
	// One button that asks for confirmation: a thumb may have missed the large button.
	return (
		<Button
			kind={isAsking ? "wrong" : "quiet"}
			isBusy={decline.isPending}
			onClick={() => (isAsking ? decline.mutate({ id }) : setAsking(true))}
		>
			{isAsking ? "Really decline?" : "Decline"}
		</Button>
	);
}
