import { Navigate } from "@tanstack/react-router";
import { trpc } from "../../../platform/api/trpc.ts";
import { PageFailure } from "../../../platform/failures.tsx";
import { useMe } from "../../../platform/session.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { useArrivalFocus } from "../../../ui/focus.tsx";
import { PageSpinner } from "../../../ui/spinner.tsx";
import { colourOf } from "../duel-colour.ts";
import { DuelLink, STARTS_DUEL } from "../duel-link.tsx";
import { type DuelView, lengthText, scoreText } from "../duel-text.ts";
import { ANYONE, Poster } from "../poster.tsx";

/** Shown after a challenge was sent: its link, and the player's own side. */
export function SentPage({ id }: { id: string }) {
	const isVisitor = useMe() === null;
	// The server renders the same page for all visitors; the browser asks for the visitor's own side.
	const query = trpc.duels.get.useQuery({ id }, { refetchOnMount: isVisitor ? "always" : true });
	const isOthers = query.data?.sides[0]?.isYou === false;
	if (query.data && !isOthers) return <SentDuel duel={query.data} />;
	// The visitor was sent this address instead of the link.
	if (isOthers && (!isVisitor || query.isFetchedAfterMount))
		return <Navigate to="/duel/$id" params={{ id }} replace />;
	return query.error ? <PageFailure error={query.error} retry={query.refetch} /> : <PageSpinner />;
}

function SentDuel({ duel }: { duel: DuelView }) {
	const { id, title, label, sentTo, sides, rounds } = duel;
	const me = useMe();
	// The pressed button, which had the focus, is removed.
	const heading = useArrivalFocus<HTMLHeadingElement>();
	const cards = rounds === 10 ? "the same ten cards" : "the same cards";
	const own = sides.find(({ isYou }) => isYou);
	const other = sides.find(({ isYou }) => !isYou);
	return (
		<div
			{...colourOf(duel)}
			className="wide grid grid-cols-1 gap-x-14 gap-y-7 pt-5 md:pt-10 beside:grid-cols-[5fr_7fr] low:pt-4"
		>
			<Poster
				one={{ name: me?.username ?? "You", avatarUrl: me?.avatarUrl ?? null }}
				other={sentTo === null ? ANYONE : { name: sentTo, avatarUrl: other?.avatarUrl ?? null }}
				title={title}
				note={[label, lengthText(rounds)].filter(Boolean).join(" · ")}
			/>
			<div className="grid grid-cols-1 content-start gap-5">
				<h1 ref={heading} tabIndex={-1} className="text-title wrap-anywhere">
					{sentTo === null ? "Your link is ready" : "Challenge sent"}
				</h1>
				{own?.score != null && (
					<p className="text-2xl leading-tight font-bold">
						You got {scoreText(own.score, rounds)}. Can they?
					</p>
				)}
				<p className="max-w-prose text-lg text-muted text-pretty wrap-anywhere">
					{sentTo === null ? (
						`They’ll get ${cards} as you.${duel.custom?.isOpenToAll === false ? "" : " No account needed."}`
					) : (
						<>
							<bdi className="font-bold text-ink">{sentTo}</bdi> gets {cards} as you. We’ll tell you when
							they’ve played.
						</>
					)}
				</p>
				<DuelLink duel={duel} isMain={sentTo === null} />
				<div className="flex flex-wrap gap-3">
					<LinkButton
						to="/duel/$id"
						params={{ id }}
						{...(duel.mayPlay && { state: STARTS_DUEL })}
						kind={sentTo !== null ? "accent" : "quiet"}
						className="grow sm:grow-0"
					>
						{playText(duel)}
					</LinkButton>
					<LinkButton to="/duel/new" kind="quiet" className="grow sm:grow-0">
						Challenge someone else
					</LinkButton>
				</div>
				{!me && sentTo === null && (
					<p className="text-sm text-muted text-pretty">
						Keep the link: it is also your own way back to the duel.
					</p>
				)}
			</div>
		</div>
	);
}

function playText({ mayPlay, isOwnGhost }: DuelView): string {
	if (!mayPlay) return "See the duel";
	return isOwnGhost ? "Beat your own ghost" : "Play now";
}
