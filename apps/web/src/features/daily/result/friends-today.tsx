import { DECK_ROUNDS } from "@hilo/rules/daily/deck-plan";
import { nudgeIdOf, nudgeText } from "@hilo/rules/daily/result";
import { Link, useRouter } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { errorText } from "../../../platform/api/errors.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { ordinal } from "../../../platform/count.ts";
import { useMe } from "../../../platform/session.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { MarkSquare } from "../../play/marks.tsx";
import type { DailyResultView } from "./score-text.ts";

type FriendResult = NonNullable<DailyResultView["friends"]>[number];
type WaitingFriend = DailyResultView["waitingFriends"][number];

const FIRST_SHOWN = 6;

/** The friends' squares, and those who have not played yet. */
export function FriendsToday({ result }: { result: DailyResultView }) {
	const { friends, waitingFriends } = result;
	const [isWhole, setWhole] = useState(false);
	const rows = [
		...(friends ?? []).map((friend) => <FinishedRow key={friend.userId} friend={friend} />),
		...waitingFriends.map((friend) => <WaitingRow key={friend.userId} friend={friend} result={result} />),
	];
	if (rows.length === 0) return null;
	return (
		<section aria-labelledby="friends-today" className="@container grid grid-cols-1 gap-3">
			<div className="grid gap-1">
				<h2 id="friends-today" className="text-2xl md:text-3xl">
					Your friends today
				</h2>
				{friends && friends.length > 0 && (
					<p className="text-muted">
						{ordinal(rankAmong(friends, result))} of {friends.length + 1} among your friends.
					</p>
				)}
			</div>
			<ul className="border-t-2 border-ink">{isWhole ? rows : rows.slice(0, FIRST_SHOWN)}</ul>
			{rows.length > FIRST_SHOWN && (
				<Button
					kind="quiet"
					small
					className="justify-self-start"
					aria-expanded={isWhole}
					onClick={() => setWhole(!isWhole)}
				>
					{isWhole ? "Show fewer" : `Show all ${rows.length}`}
				</Button>
			)}
		</section>
	);
}

/** From 1. */
function rankAmong(friends: readonly FriendResult[], { score, timeMs }: DailyResultView): number {
	const better = friends.filter(
		(friend) => friend.score > score || (friend.score === score && friend.timeMs < timeMs),
	);
	return better.length + 1;
}

interface RowProps {
	friend: Pick<FriendResult, "userId" | "username" | "avatarUrl">;
	/** Beside the name, below it where there is no room. */
	note: ReactNode;
	children: ReactNode;
}

function Row({ friend: { userId, username, avatarUrl }, note, children }: RowProps) {
	return (
		<li className="grid min-h-16 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line px-1 py-2">
			<Avatar username={username} url={avatarUrl} className="grid size-10" />
			<div className="grid min-w-0 gap-1 @md:flex @md:items-center @md:justify-between @md:gap-4">
				<Link
					to="/user/$userId"
					params={{ userId }}
					className="min-w-0 py-0.5 leading-tight font-bold wrap-anywhere hover:underline"
				>
					<bdi>{username}</bdi>
				</Link>
				{note}
			</div>
			{children}
		</li>
	);
}

function FinishedRow({ friend }: { friend: FriendResult }) {
	return (
		<Row
			friend={friend}
			note={
				<span aria-hidden="true" className="grid w-full max-w-52 grid-cols-10 gap-0.5 @md:w-52 @md:shrink-0">
					{Array.from({ length: DECK_ROUNDS }, (_, n) => (
						<MarkSquare key={n} mark={friend.marks[n]} emptyClass="bg-line" />
					))}
				</span>
			}
		>
			<span className="min-w-8 text-right font-display text-2xl font-extrabold tabular-nums">
				{friend.score}
				<span className="sr-only"> of {DECK_ROUNDS}</span>
			</span>
		</Row>
	);
}

interface WaitingProps {
	friend: WaitingFriend;
	result: DailyResultView;
}

function WaitingRow({ friend, result }: WaitingProps) {
	return (
		<Row friend={friend} note={<span className="text-sm text-muted @md:text-base">Hasn’t played yet</span>}>
			<Nudge friend={friend} result={result} />
		</Row>
	);
}

/** Sends one message a day: the server stores no second one with the same id. */
function Nudge({ friend: { userId, username, isNudged }, result }: WaitingProps) {
	const { day, score } = result;
	const owner = useMe()?.id;
	const utils = trpc.useUtils();
	const send = trpc.chat.send.useMutation({
		onSuccess: () =>
			utils.daily.result.setData(
				{ day },
				(shown) => shown && { ...shown, waitingFriends: nudged(shown, userId) },
			),
	});
	const { origin } = useRouter().options.context;
	const content = nudgeText(score, `${origin}/daily`);
	return (
		<div className="grid justify-items-end">
			<Button
				kind="quiet"
				small
				isBusy={send.isPending}
				isOff={isNudged}
				className="min-w-24 aria-disabled:border-line aria-disabled:text-muted"
				onClick={() => send.mutate({ userId, clientId: nudgeIdOf(day), content, owner })}
			>
				{isNudged ? "Nudged" : "Nudge"}
				<span className="sr-only"> {username}</span>
			</Button>
			<p role="status" className="sr-only">
				{send.isSuccess && `Sent to ${username}`}
			</p>
			{send.error && (
				<p role="alert" className="max-w-40 text-right text-sm text-wrong">
					{errorText(send.error)}
				</p>
			)}
		</div>
	);
}

function nudged(
	{ waitingFriends }: Pick<DailyResultView, "waitingFriends">,
	userId: string,
): WaitingFriend[] {
	return waitingFriends.map((friend) => (friend.userId === userId ? { ...friend, isNudged: true } : friend));
}
