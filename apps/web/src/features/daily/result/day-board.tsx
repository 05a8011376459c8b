import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { ordinal } from "../../../platform/count.ts";
import { LoadFailure } from "../../../platform/failures.tsx";
import { useMe } from "../../../platform/session.ts";
import { useSignUpOffer } from "../../../platform/sign-up-offer.tsx";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { Choice } from "../../../ui/choice.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { minutesText } from "../deck/deck-text.ts";
import type { DailyResultView } from "./score-text.ts";

type Among = "all" | "friends";

const FIRST_SHOWN = 5;

const AMONG: readonly { readonly value: Among; readonly label: string }[] = [
	{ value: "all", label: "Everyone" },
	{ value: "friends", label: "Friends" },
];

/** The best of a day, among all or among friends. Visitors only see the board of all. */
export function DayBoard({ result }: { result: DailyResultView }) {
	const me = useMe();
	const [among, setAmong] = useState<Among>("all");
	return (
		<section aria-labelledby="day-board" className="grid content-start gap-4">
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
				<h2 id="day-board" className="text-2xl md:text-3xl">
					The day’s board
				</h2>
				<Choice
					legend="Among whom"
					isLegendHidden
					options={AMONG}
					chosen={among}
					onChoose={setAmong}
					className="flex flex-wrap gap-1.5 text-sm"
				/>
			</div>
			{me || among === "all" ? <Board key={among} result={result} among={among} /> : <ForPlayers />}
		</section>
	);
}

/** Signing up leads back here and keeps what was played. */
function ForPlayers() {
	const { label, address } = useSignUpOffer("/daily");
	return (
		<BoardNote text="With an account you can add friends and see how they did.">
			<LinkButton kind="quiet" small {...address}>
				{label}
			</LinkButton>
		</BoardNote>
	);
}

function Board({ result, among }: { result: DailyResultView; among: Among }) {
	const me = useMe();
	const query = trpc.daily.board.useQuery({ day: result.day, among });
	const [isWhole, setWhole] = useState(false);
	if (query.error && !query.data) return <LoadFailure query={query} />;
	if (!query.data) return <Skeleton count={FIRST_SHOWN} className="h-12" list="grid gap-1" />;
	const { rows, own, players } = query.data;
	const shown = isWhole ? rows : rows.slice(0, FIRST_SHOWN);
	const isOwnShown = shown.some(({ userId }) => userId === own?.userId);
	// Among friends, the result page already names the place.
	const placeText =
		own &&
		among === "all" &&
		players > 1 &&
		`You are ${ordinal(own.rank)} of ${players.toLocaleString("en-US")}.`;
	const absentText = me ? !result.verified && BEGUN_AS_VISITOR : VISITOR;
	return (
		<>
			{rows.length > 0 && (
				<ol className="border-t-2 border-ink">
					{shown.map((row) => (
						<BoardRow key={row.userId} row={row} isMe={row.userId === me?.id} />
					))}
					{own && !isOwnShown && <BoardRow row={own} isMe className="mt-3" />}
				</ol>
			)}
			{rows.every(({ userId }) => userId === me?.id) && (
				<NoOthers among={among} isOwnShown={rows.length > 0} />
			)}
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
				<p className="text-sm text-muted">
					{absentText || placeText} {players > 1 && "More right comes first, then less time."}
				</p>
				{rows.length > FIRST_SHOWN && (
					<Button kind="quiet" small aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
						{isWhole ? "Show fewer" : `Show the best ${rows.length}`}
					</Button>
				)}
			</div>
		</>
	);
}

const VISITOR = "Only players signed in from the first card are ranked.";
const BEGUN_AS_VISITOR =
	"You began this one before you signed in: it counts for your streak, not for the board.";

interface NoOthersProps {
	among: Among;
	isOwnShown: boolean;
}

function NoOthers({ among, isOwnShown }: NoOthersProps) {
	if (among === "all")
		return <BoardNote text={isOwnShown ? "You’re the first today." : "No one is on the board yet."} />;
	return (
		<BoardNote text="None of your friends is on the board yet.">
			<LinkButton kind="quiet" small to="/profile" search={{ tab: "friends" }}>
				Your friends
			</LinkButton>
		</BoardNote>
	);
}

interface BoardRowProps {
	row: Outputs["daily"]["board"]["rows"][number];
	isMe: boolean;
	className?: string;
}

function BoardRow({ row, isMe, className = "" }: BoardRowProps) {
	const { rank, userId, username, avatarUrl, score, timeMs } = row;
	const look = isMe ? "rounded-md bg-accent text-on-accent" : "border-b border-line";
	return (
		<li
			aria-current={isMe ? "true" : undefined}
			className={`grid min-h-13 grid-cols-[minmax(2.25rem,auto)_auto_minmax(0,1fr)_auto_3.25rem] items-center gap-x-2.5 px-2 py-1.5 ${look} ${className}`}
		>
			<span className={`font-display font-extrabold tabular-nums ${rank <= 3 ? "text-2xl" : "text-lg"}`}>
				<span className="sr-only">Place </span>
				{rank.toLocaleString("en-US")}
			</span>
			<Avatar
				username={username}
				url={avatarUrl}
				className={`grid size-8 text-sm ${isMe ? "ring-2 ring-on-accent" : ""}`}
			/>
			<span className="flex min-w-0 flex-wrap items-center gap-x-2">
				<Link
					to="/user/$userId"
					params={{ userId }}
					className="min-w-0 py-0.5 leading-tight font-bold wrap-anywhere hover:underline"
				>
					<bdi>{username}</bdi>
				</Link>
				{isMe && <Chip className="py-0 text-xs">You</Chip>}
			</span>
			<span className="font-display text-2xl font-extrabold tabular-nums">
				{score}
				<span className="sr-only"> of 10</span>
			</span>
			<span className={`text-right text-sm tabular-nums ${isMe ? "" : "text-muted"}`}>
				<span className="sr-only">in </span>
				{minutesText(timeMs)}
			</span>
		</li>
	);
}

function BoardNote({ text, children }: { text: string; children?: ReactNode }) {
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border-2 border-dashed border-line p-4">
			<p className="min-w-[min(100%,16rem)] flex-1 leading-snug text-muted">{text}</p>
			{children}
		</div>
	);
}
