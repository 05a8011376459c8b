import type { MyDuelsView } from "@hilo/rules/duels/duels.views";
import { useRef } from "react";
import { trpc } from "../../platform/api/trpc.ts";
import { LoadFailure } from "../../platform/failures.tsx";
import { usePollInterval } from "../../platform/live/connection.ts";
import { useSignedIn } from "../../platform/session.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Section } from "../../ui/section.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { PageSpinner } from "../../ui/spinner.tsx";
import { useLostFocus } from "../../ui/use-lost-focus.ts";
import { DuelRows, TurnCards } from "./duel-lists.tsx";
import { isEnded } from "./duel-text.ts";

/** The poll interval without live events. */
const POLL_MS = 30_000;

export function DuelsPage() {
	const me = useSignedIn("/duels");
	const query = trpc.duels.mine.useQuery(undefined, {
		refetchInterval: usePollInterval(POLL_MS),
		enabled: me !== null,
	});
	if (!me) return <PageSpinner />;
	return (
		<div className="wide grid grid-cols-[minmax(0,1fr)] gap-10 pt-5 md:gap-14 md:pt-14">
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
				<h1 className="text-title">Your duels</h1>
				<LinkButton to="/duel/new">New challenge</LinkButton>
			</div>
			{query.data ? (
				<Lists duels={query.data} />
			) : query.error ? (
				<LoadFailure query={query} />
			) : (
				<Skeleton count={4} className="h-16" />
			)}
		</div>
	);
}

function Lists({ duels: { waiting, recent } }: { duels: MyDuelsView }) {
	const box = useRef<HTMLDivElement>(null);
	useLostFocus(box);
	const open = recent.filter(({ state }) => !isEnded(state));
	const ended = recent.filter(({ state }) => isEnded(state));
	if (waiting.length + recent.length === 0)
		return (
			<Section title="Your turn">
				<Empty title="No duels yet">
					Send a friend a challenge, or a link to anyone: you both get the same ten cards.
				</Empty>
			</Section>
		);
	return (
		<div ref={box} className="grid grid-cols-[minmax(0,1fr)] gap-10 md:gap-14">
			{waiting.length > 0 && (
				<Section title="Your turn">
					<TurnCards duels={waiting} />
				</Section>
			)}
			{open.length > 0 && (
				<Section title="Waiting for others">
					<DuelRows duels={open} />
				</Section>
			)}
			{ended.length > 0 && (
				<Section title="Finished">
					<DuelRows duels={ended} />
				</Section>
			)}
		</div>
	);
}
