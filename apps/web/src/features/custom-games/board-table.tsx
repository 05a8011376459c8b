import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Avatar } from "../../ui/avatar.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Icon } from "../../ui/icon.tsx";

export const CELL = "px-1.5 md:px-4";
/** Shown if a score has no filter. */
export const NO_FILTER = "Classic";
const ROWS = 10;
export const VERIFIED_LABEL = "refereed by the server";

interface BoardTableProps {
	caption: string;
	head: ReactNode;
	isBusy?: boolean;
	children: ReactNode;
}

export function BoardTable({ caption, head, isBusy = false, children }: BoardTableProps) {
	return (
		// Clips the links, which are wider than their cells.
		<div className="mt-3 overflow-x-clip">
			<table className="w-full table-fixed border-collapse" aria-busy={isBusy}>
				<caption className="sr-only">{caption}</caption>
				<thead>
					<tr className="border-b-2 border-ink">{head}</tr>
				</thead>
				<tbody>{children}</tbody>
			</table>
		</div>
	);
}

export function BoardHead({ className, children }: { className: string; children: ReactNode }) {
	return (
		<th scope="col" className={`${CELL} py-2 text-sm font-normal text-muted ${className}`}>
			{children}
		</th>
	);
}

export function FilterHead({ className }: { className: string }) {
	return <BoardHead className={`text-end max-sm:hidden ${className}`}>Feature</BoardHead>;
}

export function FilterCell({ label, isMe }: { label: string; isMe: boolean }) {
	const look = isMe ? "" : "text-muted";
	return <td className={`${CELL} text-end leading-tight text-balance max-sm:hidden ${look}`}>{label}</td>;
}

export function BoardRow({ isMe = false, children }: { isMe?: boolean; children: ReactNode }) {
	return (
		<tr
			aria-current={isMe ? "true" : undefined}
			className={`h-16 ${isMe ? "bg-accent text-on-accent" : "border-b border-line hover:bg-raise"}`}
		>
			{children}
		</tr>
	);
}

export function RankCell({ rank }: { rank: number }) {
	const size = rank <= 3 ? "text-3xl font-extrabold md:text-4xl" : "text-xl font-bold";
	return <td className={`${CELL} font-display tabular-nums ${size}`}>{rank}</td>;
}

interface PlayerCellProps {
	userId: string;
	username: string;
	avatarUrl: string;
	isMe?: boolean;
	/** Shown below the name where there are no columns for it. */
	under: ReactNode;
}

/** The link fills its row, not by the row's position, which some browsers ignore in tables, but past its cell. */
const ROW_LINK = "after:absolute after:inset-y-0 after:-left-[100vw] after:w-[300vw]";

export function PlayerCell({ userId, username, avatarUrl, isMe = false, under }: PlayerCellProps) {
	return (
		<td className={`${CELL} relative py-1`}>
			<span className="flex items-center gap-2 md:gap-3">
				<Avatar
					username={username}
					url={avatarUrl}
					className={`grid size-7 text-xs sm:size-9 sm:text-base ${isMe ? "ring-2 ring-on-accent" : ""}`}
				/>
				<span className="min-w-0 gap-3 sm:flex sm:items-center">
					<Link
						to="/user/$userId"
						params={{ userId }}
						className={`scroll-mb-24 leading-tight font-bold wrap-anywhere hover:underline max-sm:text-[0.9375rem] md:text-lg ${ROW_LINK}`}
					>
						<bdi>{username}</bdi>
					</Link>
					<span className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-xs leading-snug">
						{isMe && <Chip className="py-0">You</Chip>}
						<span className="sm:hidden">{under}</span>
					</span>
				</span>
			</span>
		</td>
	);
}

export function ScoreCell(score: ScoreProps) {
	return (
		<td className={`${CELL} text-end`}>
			<Score {...score} />
		</td>
	);
}

interface ScoreProps {
	score: number;
	verified: boolean;
}

export function Score({ score, verified }: ScoreProps) {
	return (
		<span className="font-display text-2xl font-extrabold whitespace-nowrap tabular-nums md:text-3xl">
			{score.toLocaleString("en-US")}
			<span className="ml-1.5 inline-block w-4">
				{verified && (
					<Icon name="check" label={VERIFIED_LABEL} className="inline size-4 stroke-4 align-middle" />
				)}
			</span>
		</span>
	);
}

/** Replaces a board without rows, or one that failed to load. */
export function BoardNotice({ children }: { children: ReactNode }) {
	return (
		<div className="mt-6 grid min-h-60 place-content-center justify-items-center gap-5 rounded-xl bg-raise p-6 text-center text-balance">
			{children}
		</div>
	);
}

/** Placeholders as high as the rows. */
export function WaitingRows({ count = ROWS }: { count?: number }) {
	return Array.from({ length: count }, (_, index) => (
		<tr key={index} className="h-16 border-b border-line">
			{["rank", "player", "score"].map((cell) => (
				<td key={cell} className={CELL}>
					<div className="h-5 animate-pulse rounded-sm bg-sunk" />
				</td>
			))}
		</tr>
	));
}
