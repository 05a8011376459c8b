import type { ReactNode } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { QueryBoundary, type QueryBoundaryProps } from "../../../platform/query-boundary.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { Empty } from "../../../ui/card.tsx";
import { Seam } from "../../../ui/seam.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { GameCard, GameTile } from "../card/game-card.tsx";
import { GameDialogs, useRemainingGames } from "../card/game-dialogs.tsx";
import type { CardView } from "../game-view.ts";

export function OwnGames() {
	const query = trpc.customGames.mine.useQuery();
	return (
		<GameList
			query={query}
			empty={
				<EmptyList
					title="Make your first game"
					text="Mountains, burgers, your friends' high jumps: anything with a number. Ten items, and it's ready to play."
				>
					<LinkButton to="/custom-games" search={{ create: true }}>
						Create New Game
					</LinkButton>
				</EmptyList>
			}
		/>
	);
}

export function SharedGames() {
	const query = trpc.customGames.sharedWithMe.useQuery();
	return (
		<GameList
			query={query}
			empty={
				<EmptyList
					title="Nothing shared with you yet"
					text="When friends invite you to their games, they're here to play again."
				>
					<LinkButton kind="quiet" to="/custom-games">
						Discover games
					</LinkButton>
				</EmptyList>
			}
		/>
	);
}

/** On another player's profile. */
export function PublicGames({ userId }: { userId: string }) {
	const query = trpc.customGames.byCreator.useQuery({ userId });
	return (
		<GameDialogs>
			<GameList query={query} empty={<Empty title="No Public Games" heading="h3" />} />
		</GameDialogs>
	);
}

/** As many cards side by side as fit. */
const CARD_GRID = "grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5";

interface GameListProps {
	query: QueryBoundaryProps<readonly CardView[]>["query"];
	empty: ReactNode;
}

function GameList({ query, empty }: GameListProps) {
	const games = useRemainingGames(query.data ?? []);
	return (
		<QueryBoundary query={query} fallback={<CardsSkeleton count={3} />}>
			{() => (games.length > 0 ? <Cards games={games} /> : empty)}
		</QueryBoundary>
	);
}

const TILE_GRID = "grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-4 lg:gap-5";

/** Small cards, many of which are in view. */
export function Tiles({ games, after }: { games: readonly CardView[]; after?: ReactNode }) {
	return (
		<ul className={TILE_GRID}>
			{games.map((game) => (
				<GameTile key={game.id} game={game} />
			))}
			{after}
		</ul>
	);
}

export function TilesSkeleton({ count }: { count: number }) {
	return <Skeleton count={count} list={TILE_GRID} className="h-60 rounded-lg md:rounded-xl" />;
}

export function Cards({ games, after }: { games: readonly CardView[]; after?: ReactNode }) {
	return (
		<ul className={CARD_GRID}>
			{games.map((game) => (
				<GameCard key={game.id} game={game} />
			))}
			{after}
		</ul>
	);
}

/** As high as cards with a name of one line. */
export function CardsSkeleton({ count }: { count: number }) {
	return <Skeleton count={count} list={CARD_GRID} className="h-104 rounded-lg md:rounded-xl lg:h-112" />;
}

interface EmptyListProps {
	title: string;
	text: string;
	children?: ReactNode;
}

/** Replaces an empty list, with something to do about it. */
export function EmptyList({ title, text, children }: EmptyListProps) {
	return (
		<div className="grid justify-items-center overflow-hidden rounded-xl bg-raise pb-9 text-center shadow-card">
			<div
				aria-hidden="true"
				className="relative grid h-36 w-full grid-cols-2 items-center justify-items-center border-b-2 border-line md:h-44"
			>
				<Placeholder className="-rotate-6" />
				<Placeholder className="rotate-6" />
				<Seam />
			</div>
			<h3 className="mt-7 px-5 text-2xl md:text-3xl">{title}</h3>
			<p className="mt-2 mb-5 max-w-md px-5 text-lg text-muted text-pretty">{text}</p>
			<div className="flex flex-wrap justify-center gap-3 px-5">{children}</div>
		</div>
	);
}

function Placeholder({ className }: { className: string }) {
	return (
		<span
			className={`grid size-20 place-items-center rounded-md border-3 border-dashed border-edge font-display text-4xl font-extrabold text-muted md:size-24 ${className}`}
		>
			?
		</span>
	);
}
