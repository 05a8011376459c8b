import type { CustomOrder } from "@hilo/rules/leaderboards/boards";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { trpc } from "../../../platform/api/trpc.ts";
import { LoadFailure } from "../../../platform/failures.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { Choice } from "../../../ui/choice.tsx";
import { Select } from "../../../ui/select.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { CustomBoard, EmptyCustomBoard, orderOptions } from "../custom-board.tsx";
import { type CardView, tintOf } from "../game-view.ts";
import { EmptyList } from "../lists/game-lists.tsx";

const ORDERS = orderOptions("Date");

export function BoardsTab() {
	const navigate = useNavigate();
	const { game: gameId, sort = "score" } = useSearch({ from: "/custom-games/" });
	const query = trpc.customGames.mine.useQuery();
	if (!query.data) return query.error ? <LoadFailure query={query} /> : <Skeleton className="h-22" />;
	const game = query.data.find(({ id }) => id === gameId) ?? query.data[0];
	if (!game) {
		return (
			<EmptyList
				title="No boards yet"
				text="Every game that you make has a board of its own: the ten best players."
			>
				<LinkButton to="/custom-games" search={{ create: true }}>
					Create New Game
				</LinkButton>
			</EmptyList>
		);
	}
	const showBoard = (id: string, order: CustomOrder) =>
		navigate({
			to: "/custom-games",
			search: { tab: "leaderboards", game: id, sort: order === "score" ? undefined : order },
			replace: true,
			resetScroll: false,
		});
	return (
		<div data-tint={tintOf(game.id)}>
			<div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
				<Select
					label="Game"
					options={query.data.map(({ id, name }) => ({ value: id, label: name }))}
					value={game.id}
					onChange={({ currentTarget }) => showBoard(currentTarget.value, sort)}
					className="w-full sm:w-96"
				/>
				<Choice
					legend="Sort by"
					isLegendHidden
					options={ORDERS}
					chosen={sort}
					onChoose={(order) => showBoard(game.id, order)}
				/>
			</div>
			<Board game={game} order={sort} />
		</div>
	);
}

function Board({ game: { id, name }, order }: { game: CardView; order: CustomOrder }) {
	const query = trpc.customGames.board.useQuery({ id, order });
	if (query.error && !query.data) {
		return (
			<div className="mt-6">
				<LoadFailure query={query} />
			</div>
		);
	}
	if (query.data?.rows.length === 0) return <EmptyCustomBoard gameId={id} />;
	return <CustomBoard name={name} rows={query.data?.rows} lastColumn="date" />;
}
