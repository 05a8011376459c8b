import { MAX_SEARCH_LENGTH } from "@hilo/rules/custom-games/caps";
import { GAME_ORDERS, type GameOrder } from "@hilo/rules/custom-games/popularity";
import { keepPreviousData } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { count } from "../../../platform/count.ts";
import { LoadFailure } from "../../../platform/failures.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { Choice } from "../../../ui/choice.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { Section } from "../../../ui/section.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useAddressSearch } from "../../../ui/use-address-search.ts";
import { useRemainingGames } from "../card/game-dialogs.tsx";
import { CategoryLinks } from "../catalogue/category-links.tsx";
import { Cards, CardsSkeleton, EmptyList } from "../lists/game-lists.tsx";
import { FeaturedGames, GameRow, PUBLIC_ROWS } from "../lists/game-rows.tsx";
import { CreateCard, Pages } from "../lists/paged-games.tsx";
import { discoverInput, type HubSearch } from "./hub-search.ts";

type Found = Outputs["customGames"]["discover"];

export function DiscoverTab() {
	const search = useSearch({ from: "/custom-games/" });
	const query = trpc.customGames.discover.useQuery(discoverInput(search), {
		placeholderData: keepPreviousData,
	});
	const { data, error, isPlaceholderData } = query;
	const isStart = search.page === undefined && search.q === undefined;
	return (
		<div className="grid grid-cols-1 gap-8 md:gap-12">
			<div className="grid grid-cols-1 gap-4">
				<GameSearch search={search} />
				{isStart && <CategoryLinks />}
			</div>
			{isStart && (data ? <FeaturedGames games={data.featured} /> : !error && <FeaturedSkeleton />)}
			{isStart && data && <Rows />}
			<Section title={search.q ? "Found" : "All games"} aside={<OrderChoice search={search} />}>
				{data && !(error && isPlaceholderData) ? (
					<div aria-busy={isPlaceholderData} className={isPlaceholderData ? "opacity-60" : ""}>
						<Result found={data} search={search} isOld={isPlaceholderData} />
					</div>
				) : error ? (
					<LoadFailure query={query} />
				) : (
					<CardsSkeleton count={6} />
				)}
			</Section>
		</div>
	);
}

function Rows() {
	const query = trpc.customGames.discoverRows.useQuery();
	const rows = query.data;
	if (!rows) return query.error ? <LoadFailure query={query} /> : null;
	return (
		<>
			<GameRow title="Played by you" games={rows.played} />
			<GameRow title="By your friends" games={rows.byFriends} />
			{PUBLIC_ROWS.map(([row, title]) => (
				<GameRow key={row} sort={row} title={title} games={rows[row]} />
			))}
		</>
	);
}

function Result({ found, search, isOld }: { found: Found; search: HubSearch; isOld: boolean }) {
	const { page = 1, q, order } = search;
	// Featured games have their own section, but a search lists them with all others.
	const games = useRemainingGames(
		q !== undefined && page === 1 ? [...found.featured, ...found.games] : found.games,
	);
	const total = found.pagination.total + (q === undefined ? 0 : found.featured.length);
	return (
		<>
			<p role="status" className={q === undefined || games.length === 0 ? "sr-only" : "mb-4 text-muted"}>
				{!isOld && (q === undefined ? count(total, "game") : `${count(total, "game")} for “${q}”`)}
			</p>
			{games.length > 0 ? (
				<Cards games={games} after={<CreateCard after={games.length} />} />
			) : (
				<NoGames search={search} />
			)}
			<Pages
				shown={page}
				pages={found.pagination.pages}
				link={(to) => ({ to: "/custom-games", search: { q, order, page: to } })}
			/>
		</>
	);
}

function NoGames({ search: { q, page, order } }: { search: HubSearch }) {
	if (page !== undefined) {
		return (
			<EmptyList title="There's no such page" text="The list has become shorter, or the link is an old one.">
				<LinkButton kind="quiet" to="/custom-games" search={{ q, order }}>
					First page
				</LinkButton>
			</EmptyList>
		);
	}
	return (
		<EmptyList
			title={q === undefined ? "No games by players yet" : "No games found"}
			text={
				q === undefined
					? "Make the first one and publish it for everyone."
					: `Nothing matches “${q}”. Try another word, or make this game yourself.`
			}
		>
			<LinkButton to="/custom-games" search={{ create: true }}>
				Create New Game
			</LinkButton>
		</EmptyList>
	);
}

function FeaturedSkeleton() {
	return (
		<Section title="Featured">
			<Skeleton className="h-104 rounded-lg md:rounded-xl lg:h-100" />
			<Skeleton
				count={4}
				list="mt-4 grid grid-cols-2 gap-3 lg:mt-5 lg:grid-cols-4 lg:gap-5"
				className="h-60 rounded-lg md:rounded-xl"
			/>
		</Section>
	);
}

const ORDER_LABELS: Readonly<Record<GameOrder, string>> = {
	popular: "Popular",
	new: "New",
	updated: "Updated",
};
const ORDERS = GAME_ORDERS.map((value) => ({ value, label: ORDER_LABELS[value] }));

function GameSearch({ search }: { search: HubSearch }) {
	const change = useChange(search);
	const field = useAddressSearch(search.q ?? "", (text) => change({ q: text || undefined }));
	return (
		<search>
			<SearchField
				{...field}
				label="Search games"
				placeholder="Search games or creators"
				maxLength={MAX_SEARCH_LENGTH}
			/>
		</search>
	);
}

function OrderChoice({ search }: { search: HubSearch }) {
	const change = useChange(search);
	return (
		<Choice
			legend="Order"
			isLegendHidden
			options={ORDERS}
			chosen={search.order ?? "popular"}
			onChoose={(chosen) => change({ order: chosen === "popular" ? undefined : chosen })}
		/>
	);
}

/** Shows the first page of the changed search. */
function useChange({ q, order }: HubSearch) {
	const navigate = useNavigate();
	return (next: HubSearch) =>
		navigate({ to: "/custom-games", search: { q, order, ...next }, replace: true, resetScroll: false });
}
