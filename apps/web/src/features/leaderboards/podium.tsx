import { Link } from "@tanstack/react-router";
import type { Outputs } from "../../platform/api/trpc.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Score } from "../custom-games/board-table.tsx";

type ClassicRow = Outputs["leaderboards"]["board"]["rows"][number];

export const PODIUM_PLACES = 3;
export const PODIUM = "mt-4 grid grid-cols-3 gap-2 md:mt-6 md:gap-4";

/** Places of a whole podium: the later ones begin lower, whatever their cards hold. */
const FULL = ["order-2", "order-1 mt-5 md:mt-7", "order-3 mt-8 md:mt-11"];

interface PodiumProps {
	/** The first three or fewer, best first. */
	rows: readonly ClassicRow[];
	meId: string | undefined;
}

/** The best of a board as cards. Of three, the first stands in the middle. */
export function Podium({ rows, meId }: PodiumProps) {
	const isFull = rows.length === PODIUM_PLACES;
	return (
		<ol aria-label="The first three" className={PODIUM}>
			{rows.map((row, index) => (
				<Place
					key={row.userId}
					row={row}
					isMe={row.userId === meId}
					className={isFull ? (FULL[index] ?? "") : rows.length === 1 ? "col-start-2" : ""}
				/>
			))}
		</ol>
	);
}

interface PlaceProps {
	row: ClassicRow;
	isMe: boolean;
	className: string;
}

function Place({ row, isMe, className }: PlaceProps) {
	const { rank, userId, username, avatarUrl, score, verified, label } = row;
	const colour = isMe
		? "bg-accent text-on-accent"
		: `bg-raise hover:bg-sunk ${rank === 1 ? "ring-3 ring-accent ring-inset" : ""}`;
	return (
		<li
			aria-current={isMe ? "true" : undefined}
			className={`relative flex min-w-0 flex-col items-center gap-1.5 rounded-lg px-1 py-4 sm:px-2 text-center shadow-card md:py-5 ${colour} ${className}`}
		>
			<span className={`font-display leading-none font-extrabold ${rank === 1 ? "text-4xl" : "text-3xl"}`}>
				<span className="sr-only">Place </span>
				{rank}
			</span>
			<Avatar
				username={username}
				url={avatarUrl}
				className={`grid size-14 text-2xl ${isMe ? "ring-2 ring-on-accent" : ""}`}
			/>
			{/* On the edge of the picture. */}
			{isMe && <Chip className="relative -mt-4 bg-accent text-on-accent px-2 py-0 text-xs">You</Chip>}
			<Link
				to="/user/$userId"
				params={{ userId }}
				className="leading-tight font-bold wrap-anywhere after:absolute after:inset-0 hover:underline max-sm:text-[0.9375rem] max-[22rem]:text-xs md:text-lg"
			>
				<bdi>{username}</bdi>
			</Link>
			{/* As wide before the number as the check after it. */}
			<span className="mt-auto pl-5.5">
				<Score score={score} verified={verified} />
			</span>
			<span className="text-xs leading-snug md:text-sm">{label}</span>
		</li>
	);
}
