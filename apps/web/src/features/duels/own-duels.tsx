import type { DuelCard } from "@hilo/rules/duels/duels.views";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useRef, useState } from "react";
import { trpc } from "../../platform/api/trpc.ts";
import { usePollInterval } from "../../platform/live/connection.ts";
import { useMe } from "../../platform/session.ts";
import { TimeSince } from "../../platform/time-since.tsx";
import { toastFailure } from "../../platform/toasts.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Section } from "../../ui/section.tsx";
import { useLostFocus } from "../../ui/use-lost-focus.ts";
import { isEnded, OWN_GHOST, resultText } from "./duel-text.ts";
import { UnknownAvatar } from "./unknown-avatar.tsx";

/** The poll interval without live events. */
const POLL_MS = 30_000;
const FIRST_SHOWN = 5;

/** Renders waiting duels before its children and all others after them. */
export function OwnDuels({ children }: { children: ReactNode }) {
	const { data } = trpc.duels.mine.useQuery(undefined, { refetchInterval: usePollInterval(POLL_MS) });
	const box = useRef<HTMLDivElement>(null);
	useLostFocus(box);
	return (
		<div ref={box} className="grid grid-cols-[minmax(0,1fr)] gap-12 md:gap-16">
			{data && data.waiting.length > 0 && <WaitingDuels duels={data.waiting} />}
			{children}
			{data && data.recent.length > 0 && <RecentDuels duels={data.recent} />}
		</div>
	);
}

function WaitingDuels({ duels }: { duels: readonly DuelCard[] }) {
	const utils = trpc.useUtils();
	const decline = trpc.duels.decline.useMutation({
		onMutate: ({ id }) =>
			utils.duels.mine.setData(
				undefined,
				(seen) => seen && { ...seen, waiting: seen.waiting.filter((each) => each.id !== id) },
			),
		onError: toastFailure,
		onSettled: () => utils.duels.invalidate(),
	});
	return (
		<Section title="Challenges">
			<ul className="grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-2 xl:grid-cols-3">
				{duels.map((duel) => {
					const action = duel.mode === "live" ? "Join" : "Play";
					const about = `${duel.other?.name ?? ""} ${duel.title}`;
					return (
						<Card key={duel.id} as="li" className="relative flex flex-col">
							<DuelSummary duel={duel} />
							<div className="relative mt-auto grid grid-cols-2 gap-3 pt-4">
								<LinkButton small to="/duel/$id" params={{ id: duel.id }} aria-label={`${action}: ${about}`}>
									{action}
								</LinkButton>
								<Button
									small
									kind="quiet"
									aria-label={`Decline: ${about}`}
									onClick={() => decline.mutate({ id: duel.id })}
								>
									Decline
								</Button>
							</div>
						</Card>
					);
				})}
			</ul>
		</Section>
	);
}

/** Sent challenges and finished duels, which need no action. */
function RecentDuels({ duels }: { duels: readonly DuelCard[] }) {
	const [isWhole, setWhole] = useState(false);
	const shown = isWhole ? duels : duels.slice(0, FIRST_SHOWN);
	return (
		<Section
			title="Duels"
			aside={
				<LinkButton small kind="quiet" to="/duel/new">
					New challenge
				</LinkButton>
			}
		>
			<ul className="divide-y divide-line md:-mx-3">
				{shown.map((duel) => (
					<li
						key={duel.id}
						className="relative flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 py-2.5 hover:bg-raise md:px-3"
					>
						<DuelSummary duel={duel} />
						<Result duel={duel} />
					</li>
				))}
			</ul>
			{shown.length < duels.length && (
				<Button kind="quiet" small className="mt-4" onClick={() => setWhole(true)}>
					Show all {duels.length}
				</Button>
			)}
		</Section>
	);
}

/** Links to the duel. The whole box can be pressed. */
function DuelSummary({ duel: { id, mode, other, state, title, at } }: { duel: DuelCard }) {
	const me = useMe();
	// Only a duel against the player's own ghost can end without another player.
	const isOwnGhost = !other && isEnded(state) && state !== "declined";
	return (
		<div className="flex min-w-0 grow items-center gap-3">
			{other ? (
				<Avatar username={other.name} url={other.avatarUrl} className="grid size-11" />
			) : isOwnGhost && me ? (
				<Avatar username={me.username} url={me.avatarUrl} className="grid size-11 opacity-60" />
			) : (
				<UnknownAvatar className="size-11 border-2 text-xl" />
			)}
			<div className="min-w-0">
				<Link
					to="/duel/$id"
					params={{ id }}
					className="block leading-tight font-bold wrap-anywhere -outline-offset-3 after:absolute after:inset-0 hover:underline"
				>
					<bdi>{other?.name ?? (isOwnGhost ? OWN_GHOST : "By link")}</bdi>
				</Link>
				<p className="text-sm leading-snug wrap-anywhere text-muted">
					{title}
					{mode === "live" && " · live"} · <TimeSince iso={new Date(at).toISOString()} />
				</p>
			</div>
		</div>
	);
}

/** A sign for each result, so that colour is not the only difference. */
const RESULT_SIGNS = {
	won: { sign: "✓", colour: "text-correct" },
	lost: { sign: "✕", colour: "text-wrong" },
	drawn: { sign: "=", colour: "" },
	declined: { sign: "–", colour: "text-muted" },
	theirs: { sign: "○", colour: "text-muted" },
	yours: { sign: "○", colour: "text-muted" },
} as const satisfies Record<DuelCard["state"], object>;

function Result({ duel }: { duel: DuelCard }) {
	const { sign, colour } = RESULT_SIGNS[duel.state];
	return (
		<p
			className={`flex items-center gap-1.5 font-bold whitespace-nowrap max-sm:basis-full max-sm:pl-14 max-sm:text-sm max-sm:leading-tight ${colour}`}
		>
			<span aria-hidden="true" className="sm:w-4 sm:text-center">
				{sign}
			</span>
			{resultText(duel)}
		</p>
	);
}
