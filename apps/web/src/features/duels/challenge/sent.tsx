import { Navigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { LoadFailure } from "../../../platform/load-failure.tsx";
import { useMe } from "../../../platform/session.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { PageSpinner } from "../../../ui/spinner.tsx";
import { lengthWords } from "../words/duel-words.ts";
import { colourOfDuel, type Duel } from "./duel-colour.ts";
import { LinkWell } from "./link-well.tsx";
import { ANYONE, Poster } from "./poster.tsx";

/** Shown after a challenge was sent: its link, and the player's own side. */
export function Sent({ id }: { id: string }) {
	const isVisitor = useMe() === null;
	// The server renders the same page for all visitors; the browser asks for the visitor's own side.
	const query = trpc.duels.get.useQuery({ id }, { refetchOnMount: isVisitor ? "always" : true });
	const isElses = query.data?.sides[0]?.isYou === false;
	if (query.data && !isElses) return <SentDuel duel={query.data} />;
	// The visitor was sent this address instead of the link.
	if (isElses && (!isVisitor || query.isFetchedAfterMount))
		return <Navigate to="/duel/$id" params={{ id }} replace />;
	return query.error ? (
		<div className="wide grid grow place-content-center py-16">
			<LoadFailure query={query} />
		</div>
	) : (
		<PageSpinner />
	);
}

function SentDuel({ duel }: { duel: Duel }) {
	const { id, title, choice, sentTo, sides, rounds } = duel;
	const me = useMe();
	const heading = useRef<HTMLHeadingElement>(null);
	// The pressed button, which had the focus, is removed.
	useEffect(() => heading.current?.focus({ preventScroll: true }), []);
	const other = sides.find(({ isYou }) => !isYou);
	return (
		<div
			{...colourOfDuel(duel)}
			className="wide grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-7 pt-5 md:pt-10 lg:grid-cols-[5fr_7fr]"
		>
			<Poster
				one={{ name: me?.username ?? "You", avatarUrl: me?.avatarUrl ?? null }}
				other={sentTo === null ? ANYONE : { name: sentTo, avatarUrl: other?.avatarUrl ?? null }}
				title={title}
				note={[choice, lengthWords(rounds)].filter(Boolean).join(" · ")}
			/>
			<div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
				<h1 ref={heading} tabIndex={-1} className="text-title [overflow-wrap:anywhere]">
					{sentTo === null ? "Your link is ready" : "Challenge sent"}
				</h1>
				<p className="max-w-prose text-lg text-muted text-pretty [overflow-wrap:anywhere]">
					{sentTo === null ? (
						`Whoever opens it gets the same cards as you, in the same order.${duel.custom?.isOpenToAll === false ? "" : " No account needed."}`
					) : (
						<>
							<bdi className="font-bold text-ink">{sentTo}</bdi> gets the same cards as you, in the same
							order. We’ll tell you when they’ve played.
						</>
					)}
				</p>
				<LinkWell duel={duel} isMain={sentTo === null} />
				<div className="flex flex-wrap gap-3">
					<LinkButton
						to="/duel/$id"
						params={{ id }}
						kind={sentTo !== null ? "accent" : "quiet"}
						className="grow sm:grow-0"
					>
						{wayOn(duel)}
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

function wayOn({ mayPlay, isOwnGhost }: Duel): string {
	if (!mayPlay) return "See the duel";
	return isOwnGhost ? "Beat your own ghost" : "Play your side now";
}
