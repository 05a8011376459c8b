import { Link } from "@tanstack/react-router";
import type { Outputs } from "../../platform/api/trpc.ts";
import type { VisibleGame } from "../../platform/visible-games.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Chip } from "../../ui/chip.tsx";
import { NO_FILTER, Score } from "../custom-games/board-table.tsx";

type ClassicRow = Outputs["leaderboards"]["board"]["rows"][number];

export const PODIUM_PLACES = 3;
export const PODIUM = "mt-4 grid grid-cols-3 gap-2 md:mt-6 md:gap-4 low:mt-2";

/** The first stands in the middle. The later ones begin lower, whatever their cards hold. */
const PLACES = [
	{ card: "order-2", picture: "size-18 text-3xl md:size-28 md:text-5xl low:size-14 low:text-2xl" },
	{ card: "order-1 mt-5 md:mt-8 low:mt-2", picture: "size-14 text-2xl md:size-18 low:size-12" },
	{ card: "order-3 mt-8 md:mt-12 low:mt-4", picture: "size-14 text-2xl md:size-18 low:size-12" },
] as const;
type PlaceLook = (typeof PLACES)[number];

const CARD =
	"relative flex min-w-0 flex-col items-center gap-1.5 rounded-lg px-1 py-4 text-center sm:px-2 md:gap-2.5 md:py-5 low:gap-1 low:py-2";
const RANK = "font-display text-3xl leading-none font-extrabold low:text-2xl low:leading-none";

interface PodiumProps {
	/** All of a board, best first. */
	rows: readonly ClassicRow[];
	meId: string | undefined;
	/** Where the next place is won; null while the game is disabled. */
	route: VisibleGame["route"] | null;
}

/** The best of a board as cards, with the places that are free. */
export function Podium({ rows, meId, route }: PodiumProps) {
	return (
		<ol aria-label="The first three" className={PODIUM}>
			{PLACES.map((look, index) => {
				const row = rows[index];
				if (row) return <Place key={row.userId} row={row} isMe={row.userId === meId} look={look} />;
				return (
					<FreePlace key={index} rank={index + 1} route={index === rows.length ? route : null} look={look} />
				);
			})}
		</ol>
	);
}

interface PlaceProps {
	row: ClassicRow;
	isMe: boolean;
	look: PlaceLook;
}

function Place({ row, isMe, look }: PlaceProps) {
	const { rank, userId, username, avatarUrl, score, verified, label } = row;
	const colour = isMe
		? "bg-accent text-on-accent"
		: `bg-raise hover:bg-sunk ${rank === 1 ? "ring-3 ring-accent ring-inset" : ""}`;
	return (
		<li aria-current={isMe ? "true" : undefined} className={`shadow-card ${CARD} ${colour} ${look.card}`}>
			<span className={RANK}>
				<span className="sr-only">Place </span>
				{rank}
			</span>
			<span className={`relative ${isMe ? "mb-1 low:mb-2" : ""}`}>
				<Avatar
					username={username}
					url={avatarUrl}
					className={`grid ${look.picture} ${isMe ? "ring-2 ring-on-accent" : ""}`}
				/>
				{isMe && (
					<Chip className="absolute -bottom-2 left-1/2 -translate-x-1/2 bg-accent px-2 py-0 text-xs low:-bottom-3">
						You
					</Chip>
				)}
			</span>
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
			{label !== NO_FILTER && <span className="text-xs leading-snug md:text-sm">{label}</span>}
		</li>
	);
}

interface FreePlaceProps extends Pick<PodiumProps, "route"> {
	rank: number;
	look: PlaceLook;
}

function FreePlace({ rank, route, look }: FreePlaceProps) {
	return (
		<li className={`border-2 border-dashed border-edge text-muted ${CARD} ${look.card}`}>
			<span className={RANK}>
				<span className="sr-only">Place </span>
				{rank}
			</span>
			<span
				aria-hidden="true"
				className={`rounded-full border-2 border-dashed border-edge ${look.picture}`}
			/>
			<span>Free</span>
			{route && (
				<Link to={route} className="mt-auto font-bold text-ink underline after:absolute after:inset-0">
					Play
				</Link>
			)}
		</li>
	);
}
