import type { CustomOrder } from "@hilo/rules/leaderboards/ranking";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { LoadFailure } from "../../../platform/load-failure.tsx";
import { useMe } from "../../../platform/session.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { CardView } from "../card/card-view.ts";

type Row = Outputs["customGames"]["board"]["rows"][number];

const HEAD = "px-1.5 py-2 text-sm font-normal text-muted md:px-4";
const CELL = "px-1.5 md:px-4";
const ROWS = 5;

interface BoardProps {
	game: CardView;
	order: CustomOrder;
}

export function Board({ game: { id, name }, order }: BoardProps) {
	const query = trpc.customGames.board.useQuery({ id, order });
	if (!query.data) {
		return (
			<div className="mt-6">
				{query.error ? <LoadFailure query={query} /> : <Skeleton count={ROWS} className="h-15" />}
			</div>
		);
	}
	if (query.data.rows.length === 0) {
		return (
			<div className="mt-6 grid min-h-60 place-content-center justify-items-center gap-5 rounded-xl bg-raise p-6 text-center">
				<p className="text-xl">No players have scores for this game yet. Be the first!</p>
				<LinkButton to="/custom-game/$id" params={{ id }}>
					Play This Game
				</LinkButton>
			</div>
		);
	}
	return (
		<table className="mt-4 w-full table-fixed border-collapse">
			<caption className="sr-only">{name}</caption>
			<thead>
				<tr className="border-b-2 border-ink">
					<Head className="w-9 text-start md:w-20">#</Head>
					<Head className="text-start">Player</Head>
					<Head className="w-20 text-end md:w-32">Score</Head>
					<Head className="w-32 text-end max-sm:hidden">Time per guess</Head>
					<Head className="w-40 text-end max-sm:hidden">Date</Head>
				</tr>
			</thead>
			<tbody>
				{query.data.rows.map((row) => (
					<BoardRow key={row.userId} row={row} />
				))}
			</tbody>
		</table>
	);
}

function Head({ className, children }: { className: string; children: ReactNode }) {
	return (
		<th scope="col" className={`${HEAD} ${className}`}>
			{children}
		</th>
	);
}

function BoardRow({ row }: { row: Row }) {
	const { rank, userId, username, avatarUrl, score, timePerGuess, date, verified } = row;
	const isMe = useMe()?.id === userId;
	const time = `${timePerGuess.toFixed(1)} s`;
	const day = date.slice(0, 10);
	return (
		<tr
			aria-current={isMe ? "true" : undefined}
			className={`h-16 ${isMe ? "bg-accent text-on-accent" : "border-b border-line"}`}
		>
			<td
				className={`${CELL} font-display tabular-nums ${rank <= 3 ? "text-3xl font-extrabold md:text-4xl" : "text-xl font-bold"}`}
			>
				{rank}
			</td>
			<td className={`${CELL} py-1`}>
				<span className="flex items-center gap-2 md:gap-3">
					<Avatar
						username={username}
						url={avatarUrl}
						className="grid size-7 text-xs sm:size-9 sm:text-base"
					/>
					<span className="min-w-0">
						<Link
							to="/user/$userId"
							params={{ userId }}
							className="leading-tight font-bold [overflow-wrap:anywhere] hover:underline md:text-lg"
						>
							<bdi>{username}</bdi>
						</Link>
						{isMe && <Chip className="ml-2 py-0 text-xs">You</Chip>}
						{/* On narrow screens there are no columns for these. */}
						<span className="block text-xs sm:hidden">
							{time} · {day}
						</span>
					</span>
				</span>
			</td>
			<td
				className={`${CELL} text-end font-display text-2xl font-extrabold whitespace-nowrap tabular-nums md:text-3xl`}
			>
				{score}
				<span className="ml-1.5 inline-block w-4">
					{verified && (
						<Icon
							name="check"
							label="refereed by the server"
							className="inline size-4 stroke-4 align-middle"
						/>
					)}
				</span>
			</td>
			<td className={`${CELL} text-end tabular-nums max-sm:hidden`}>{time}</td>
			<td className={`${CELL} text-end tabular-nums max-sm:hidden`}>
				<time dateTime={date}>{day}</time>
			</td>
		</tr>
	);
}
