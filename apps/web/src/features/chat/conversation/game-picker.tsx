import type { ReactNode } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { count } from "../../../platform/count.ts";
import { QueryBoundary, type QueryBoundaryProps } from "../../../platform/query-boundary.tsx";
import { visibleGames } from "../../../platform/visible-games.ts";
import { CloseButton, Modal } from "../../../ui/modal.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { SmallArt } from "../../custom-games/cover-art.tsx";
import { type CardView, tintOf } from "../../custom-games/game-view.ts";
import type { GameColour } from "../../duels/duel-colour.ts";
import { GameArt } from "../../play/art/game-art.tsx";
import { gameAddress } from "./game-address.ts";

interface GamePickerProps {
	readonly send: (content: string) => void;
	readonly onClose: () => void;
}

/** The player's own and shared games, then the classic ones. A press sends the game's link. */
export function GamePicker({ send, onClose }: GamePickerProps) {
	const own = trpc.customGames.mine.useQuery();
	const shared = trpc.customGames.sharedWithMe.useQuery();
	const { data: statuses } = trpc.site.gameStatus.useQuery();
	return (
		<Modal title="Send a game" onClose={onClose}>
			<div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-5">
				<CustomGames title="Your games" query={own} send={send} />
				<CustomGames title="Shared with you" query={shared} send={send} />
				<Group title="Classic games">
					<Rows>
						{visibleGames(statuses).map(({ game: { id }, route, name }) => (
							<GameRow
								key={id}
								colour={{ "data-game": id }}
								art={
									<span className="w-24 shrink-0 overflow-hidden rounded-sm sm:w-28">
										<GameArt game={id} isBare className="aspect-2/1" />
									</span>
								}
								name={name}
								send={() => send(location.origin + route)}
							/>
						))}
					</Rows>
				</Group>
			</div>
			<CloseButton kind="quiet" wide className="mt-5">
				Cancel
			</CloseButton>
		</Modal>
	);
}

interface CustomGamesProps {
	readonly title: string;
	readonly query: QueryBoundaryProps<readonly CardView[]>["query"];
	readonly send: (content: string) => void;
}

function CustomGames({ title, query, send }: CustomGamesProps) {
	if (query.data?.length === 0) return null;
	return (
		<Group title={title}>
			<QueryBoundary query={query} fallback={<Skeleton count={2} className="h-16" />}>
				{(games) => (
					<Rows>
						{games.map((game) => (
							<GameRow
								key={game.id}
								colour={{ "data-tint": tintOf(game.id) }}
								art={<SmallArt cover={game.cover} />}
								name={game.name}
								note={count(game.itemCount, "item")}
								send={() => send(gameAddress(game))}
							/>
						))}
					</Rows>
				)}
			</QueryBoundary>
		</Group>
	);
}

function Group({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section aria-label={title}>
			<h3 className="mb-1 text-lg">{title}</h3>
			{children}
		</section>
	);
}

function Rows({ children }: { children: ReactNode }) {
	return <ul className="divide-y divide-line">{children}</ul>;
}

interface GameRowProps {
	readonly colour: GameColour;
	readonly art: ReactNode;
	readonly name: string;
	readonly note?: string;
	readonly send: () => void;
}

function GameRow({ colour, art, name, note, send }: GameRowProps) {
	return (
		<li {...colour}>
			<button
				type="button"
				className="group flex min-h-16 w-full cursor-pointer items-center gap-3 rounded-sm py-2 text-left -outline-offset-3 hover:bg-sunk"
				onClick={({ currentTarget }) => {
					send();
					currentTarget.closest("dialog")?.close();
				}}
			>
				{art}
				<span className="min-w-0">
					<bdi className="block leading-tight font-bold [overflow-wrap:anywhere]">{name}</bdi>
					{note && <span className="text-sm text-muted">{note}</span>}
				</span>
			</button>
		</li>
	);
}
