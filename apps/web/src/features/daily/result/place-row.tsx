import type { DailyBoardRow } from "@hilo/rules/daily/daily.views";
import { Link } from "@tanstack/react-router";
import { Avatar } from "../../../ui/avatar.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { minutesText } from "../deck/day-words.ts";

interface PlaceRowProps {
	place: DailyBoardRow;
	isMe: boolean;
	className?: string;
}

export function PlaceRow({ place, isMe, className = "" }: PlaceRowProps) {
	const { rank, userId, username, avatarUrl, score, timeMs } = place;
	return (
		<li
			aria-current={isMe ? "true" : undefined}
			className={`grid min-h-13 grid-cols-[minmax(2.25rem,auto)_auto_minmax(0,1fr)_auto_3.25rem] items-center gap-x-2.5 px-2 py-1.5 ${isMe ? "rounded-md bg-accent text-on-accent" : "border-b border-line"} ${className}`}
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
