import type { CustomOrder } from "@hilo/rules/leaderboards/boards";
import { Link } from "@tanstack/react-router";
import type { Outputs } from "../../platform/api/trpc.ts";
import { useMe } from "../../platform/session.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import {
	BoardHead,
	BoardNotice,
	BoardRow,
	BoardTable,
	CELL,
	FilterCell,
	FilterHead,
	NO_FILTER,
	PlayerCell,
	RankCell,
	ScoreCell,
	VERIFIED_LABEL,
	WaitingRows,
} from "./board-table.tsx";

type Row = Outputs["customGames"]["board"]["rows"][number];

/** Returns the label of each order, with the given one for "date". */
export const orderOptions = (dateLabel: string): readonly { value: CustomOrder; label: string }[] => [
	{ value: "score", label: "Score" },
	{ value: "time", label: "Time" },
	{ value: "date", label: dateLabel },
];

export const secondsText = ({ timePerGuess }: Pick<Row, "timePerGuess">) => `${timePerGuess.toFixed(1)} s`;
const dayText = ({ date }: Row) => date.slice(0, 10);

const HEADS = {
	date: { time: "Time per guess", timeWidth: "w-32" },
	filter: { time: "Time", timeWidth: "w-20" },
} as const;

interface CustomBoardProps {
	name: string;
	/** Undefined while they are loaded. */
	rows: readonly Row[] | undefined;
	lastColumn: keyof typeof HEADS;
}

export function CustomBoard({ name, rows, lastColumn }: CustomBoardProps) {
	const { time, timeWidth } = HEADS[lastColumn];
	const head = (
		<>
			<BoardHead className="w-9 text-start md:w-16">#</BoardHead>
			<BoardHead className="text-start">Player</BoardHead>
			<BoardHead className="w-20 text-end md:w-28">Score</BoardHead>
			<BoardHead className={`text-end max-sm:hidden ${timeWidth}`}>{time}</BoardHead>
			{lastColumn === "date" ? (
				<BoardHead className="w-40 text-end max-sm:hidden">Date</BoardHead>
			) : (
				<FilterHead className="w-24 md:w-32" />
			)}
		</>
	);
	return (
		<BoardTable caption={name} head={head} isBusy={!rows}>
			{rows ? (
				rows.map((row) => <CustomBoardRow key={row.userId} row={row} lastColumn={lastColumn} />)
			) : (
				<WaitingRows />
			)}
		</BoardTable>
	);
}

function CustomBoardRow({ row, lastColumn }: { row: Row; lastColumn: CustomBoardProps["lastColumn"] }) {
	const isMe = useMe()?.id === row.userId;
	const seconds = secondsText(row);
	const hasDate = lastColumn === "date";
	return (
		<BoardRow isMe={isMe}>
			<RankCell rank={row.rank} />
			<PlayerCell {...row} isMe={isMe} under={hasDate ? `${seconds} · ${dayText(row)}` : seconds} />
			<ScoreCell score={row.score} verified={row.verified} />
			<td className={`${CELL} text-end tabular-nums max-sm:hidden`}>{seconds}</td>
			{hasDate ? (
				<td className={`${CELL} text-end tabular-nums max-sm:hidden`}>
					<time dateTime={row.date}>{dayText(row)}</time>
				</td>
			) : (
				<FilterCell label={NO_FILTER} isMe={isMe} />
			)}
		</BoardRow>
	);
}

interface EmptyCustomBoardProps {
	gameId: string;
	text?: string | undefined;
}

export function EmptyCustomBoard({
	gameId,
	text = "No players have scores for this game yet. Be the first!",
}: EmptyCustomBoardProps) {
	return (
		<BoardNotice>
			<p className="text-xl">{text}</p>
			<LinkButton to="/custom-game/$id" params={{ id: gameId }}>
				Play This Game
			</LinkButton>
		</BoardNotice>
	);
}

interface ScoreListProps {
	rows: readonly Row[];
	/** Replaces an empty list. */
	emptyText: string;
	showsTime?: boolean;
}

/** A custom game's board as a short list. */
export function ScoreList({ rows, emptyText, showsTime = false }: ScoreListProps) {
	const me = useMe();
	if (rows.length === 0) return <p className="text-muted text-pretty">{emptyText}</p>;
	return (
		<ol>
			{rows.map((row) => (
				<ScoreRow key={row.userId} row={row} isMe={row.userId === me?.id} showsTime={showsTime} />
			))}
		</ol>
	);
}

const ROW = "relative flex min-h-12 items-center gap-3 border-b border-line px-2 last:border-0 hover:bg-sunk";
const OWN_ROW = "relative flex min-h-12 items-center gap-3 rounded-md bg-accent px-2 text-on-accent";

function ScoreRow({ row, isMe, showsTime }: { row: Row; isMe: boolean; showsTime: boolean }) {
	const { rank, userId, username, avatarUrl, score, verified } = row;
	return (
		<li aria-current={isMe ? "true" : undefined} className={isMe ? OWN_ROW : ROW}>
			<span className="w-6 shrink-0 text-end font-display text-lg font-extrabold tabular-nums">{rank}</span>
			<Avatar username={username} url={avatarUrl} className="grid size-8 text-sm" />
			<Link
				to="/user/$userId"
				params={{ userId }}
				className="min-w-0 grow truncate py-2 font-bold after:absolute after:inset-0 hover:underline"
			>
				<bdi>{username}</bdi>
			</Link>
			{showsTime && (
				<span className="text-sm tabular-nums whitespace-nowrap">{secondsText(row)} a guess</span>
			)}
			<span className="font-display text-xl font-extrabold tabular-nums">{score}</span>
			<span className="w-4 shrink-0">
				{verified && <Icon name="check" label={VERIFIED_LABEL} className="size-4 stroke-4" />}
			</span>
		</li>
	);
}
