import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { type Outputs, trpc } from "../../platform/api/trpc.ts";
import { LoadFailure } from "../../platform/failures.tsx";
import { usePollInterval } from "../../platform/live/connection.ts";
import { useMe, useSignedIn } from "../../platform/session.ts";
import { TimeSince } from "../../platform/time-since.tsx";
import { toastFailure } from "../../platform/toasts.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { catchLostFocus } from "../../ui/focus.tsx";
import { Section } from "../../ui/section.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { PageSpinner } from "../../ui/spinner.tsx";
import { RecordChip, useFriendRecords } from "../friends/duel-record.tsx";
import { NoOpponent } from "../friends/no-opponent.tsx";
import { type DuelCard, isEnded, OWN_GHOST, resultText, turnText } from "./duel-text.ts";
import { OpponentAvatar } from "./opponent-avatar.tsx";

/** The poll interval without live events. */
const POLL_MS = 30_000;

export function DuelsPage() {
	const me = useSignedIn("/duels");
	const query = trpc.duels.mine.useQuery(undefined, {
		refetchInterval: usePollInterval(POLL_MS),
		enabled: me !== null,
	});
	if (!me) return <PageSpinner />;
	const isEmpty = query.data?.waiting.length === 0 && query.data.recent.length === 0;
	return (
		<div className="wide grid grid-cols-1 gap-10 pt-5 md:gap-14 md:pt-14 low:gap-5 low:pt-4">
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
				<h1 className="text-title">Your duels</h1>
				{!isEmpty && <NewChallenge />}
			</div>
			{isEmpty ? (
				<NoOpponent me={me} title="No duels yet" action={<NewChallenge />}>
					Send a friend a challenge, or a link to anyone: you both get the same ten cards.
				</NoOpponent>
			) : query.data ? (
				<Lists duels={query.data} />
			) : query.error ? (
				<LoadFailure query={query} />
			) : (
				<Skeleton count={4} className="h-16" />
			)}
		</div>
	);
}

const NewChallenge = () => <LinkButton to="/duel/new">New challenge</LinkButton>;

function Lists({ duels: { waiting, recent } }: { duels: Outputs["duels"]["mine"] }) {
	const open = recent.filter(({ state }) => !isEnded(state));
	const ended = recent.filter(({ state }) => isEnded(state));
	return (
		<div
			ref={catchLostFocus}
			className="grid grid-cols-1 items-start gap-10 md:gap-14 lg:grid-cols-2 lg:gap-x-16 lg:*:only:col-span-2 xl:gap-x-24 low:gap-y-6"
		>
			{waiting.length + open.length > 0 && (
				<div className="grid grid-cols-1 gap-10 md:gap-14">
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
				</div>
			)}
			{ended.length > 0 && (
				<Section title="Finished">
					<DuelRows duels={ended} />
				</Section>
			)}
		</div>
	);
}

const FIRST_SHOWN = 10;

/** Duels in which it is the player's turn. */
function TurnCards({ duels }: { duels: readonly DuelCard[] }) {
	return (
		<ul className="grid grid-cols-1 gap-3 md:max-lg:grid-cols-2 low:grid-cols-1">
			{duels.map((duel) => {
				const action = duel.mode === "live" ? "Join" : "Play";
				const about = `${duel.other?.name ?? ""} ${duel.title}`;
				return (
					<Card
						key={duel.id}
						as="li"
						className="relative flex flex-col lg:flex-row lg:items-center lg:gap-6 low:sm:flex-row low:sm:items-center low:sm:gap-3"
					>
						<DuelSummary duel={duel} note={turnText(duel)} />
						<div className="relative mt-auto grid auto-cols-fr grid-flow-col gap-3 pt-4 lg:mt-0 lg:pt-0 low:sm:mt-0 low:sm:pt-0">
							<LinkButton small to="/duel/$id" params={{ id: duel.id }} aria-label={`${action}: ${about}`}>
								{action}
							</LinkButton>
							{!duel.isChallenger && <DeclineButton id={duel.id} about={about} />}
						</div>
					</Card>
				);
			})}
		</ul>
	);
}

/** Takes the challenge off the list immediately. */
function DeclineButton({ id, about }: { id: string; about: string }) {
	const utils = trpc.useUtils();
	const decline = trpc.duels.decline.useMutation({
		onMutate: () =>
			utils.duels.mine.setData(
				undefined,
				(seen) => seen && { ...seen, waiting: seen.waiting.filter((each) => each.id !== id) },
			),
		onError: toastFailure,
		onSettled: () => utils.duels.invalidate(),
	});
	return (
		<Button small kind="quiet" aria-label={`Decline: ${about}`} onClick={() => decline.mutate({ id })}>
			Decline
		</Button>
	);
}

/** Sent challenges and finished duels, which need no action. */
function DuelRows({ duels }: { duels: readonly DuelCard[] }) {
	const [isWhole, setWhole] = useState(false);
	const shown = isWhole ? duels : duels.slice(0, FIRST_SHOWN);
	return (
		<>
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
		</>
	);
}

/** Links to the duel. The whole box can be pressed. */
function DuelSummary({ duel, note }: { duel: DuelCard; note?: string }) {
	const { id, mode, other, state, title, at } = duel;
	const me = useMe();
	const recordOf = useFriendRecords();
	const record = other?.userId ? recordOf(other.userId) : undefined;
	// Only a duel against the player's own ghost can end without another player.
	const isOwnGhost = !other && isEnded(state) && state !== "declined";
	return (
		<div className="flex min-w-0 grow items-center gap-3">
			<OpponentAvatar other={other} ghostOf={isOwnGhost ? me : null} />
			<div className="min-w-0">
				<p className="flex flex-wrap items-center gap-x-2 gap-y-1 leading-tight">
					<Link
						to="/duel/$id"
						params={{ id }}
						className="font-bold wrap-anywhere -outline-offset-3 after:absolute after:inset-0 hover:underline"
					>
						<bdi>{other?.name ?? (isOwnGhost ? OWN_GHOST : "By link")}</bdi>
					</Link>
					{other && record && <RecordChip record={record} username={other.name} />}
				</p>
				{note && <p className="leading-snug wrap-anywhere">{note}</p>}
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
