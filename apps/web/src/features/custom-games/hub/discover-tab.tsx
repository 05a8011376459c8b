import { keepPreviousData } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { LoadFailure } from "../../../platform/load-failure.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { Section } from "../../../ui/section.tsx";
import { useRemaining } from "../card/removal.ts";
import { Cards, WaitingCards } from "../lists/game-list.tsx";
import { InvitingEmpty } from "../lists/inviting-empty.tsx";
import { CreateCard } from "./create-card.tsx";
import { discoverInput } from "./discover-input.ts";
import { DiscoverTools } from "./discover-tools.tsx";
import { FeaturedGames, WaitingFeatured } from "./featured-games.tsx";
import type { HubSearch } from "./hub-search.ts";
import { Pages } from "./pages.tsx";

type Found = Outputs["customGames"]["discover"];

export function DiscoverTab() {
	const search = useSearch({ from: "/custom-games/" });
	const query = trpc.customGames.discover.useQuery(discoverInput(search), {
		placeholderData: keepPreviousData,
	});
	const { data, error, isPlaceholderData } = query;
	const isStart = search.page === undefined && search.q === undefined;
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-10 md:gap-14">
			{isStart && (data ? <FeaturedGames games={data.featured} /> : !error && <WaitingFeatured />)}
			<Section title={search.q ? "Found" : "All games"} aside={<DiscoverTools search={search} />}>
				{data && !(error && isPlaceholderData) ? (
					<div aria-busy={isPlaceholderData} className={isPlaceholderData ? "opacity-60" : ""}>
						<Result found={data} search={search} isOld={isPlaceholderData} />
					</div>
				) : error ? (
					<LoadFailure query={query} />
				) : (
					<WaitingCards count={6} />
				)}
			</Section>
		</div>
	);
}

function Result({ found, search, isOld }: { found: Found; search: HubSearch; isOld: boolean }) {
	const { page = 1, q } = search;
	// Featured games have their own section, but a search lists them with all others.
	const games = useRemaining(
		q !== undefined && page === 1 ? [...found.featured, ...found.games] : found.games,
	);
	const total = found.pagination.total + (q === undefined ? 0 : found.featured.length);
	return (
		<>
			<p role="status" className={q === undefined || games.length === 0 ? "sr-only" : "mb-4 text-muted"}>
				{!isOld && sayFound(total, q)}
			</p>
			{games.length > 0 ? (
				<Cards games={games} after={<CreateCard after={games.length} />} />
			) : (
				<NoGames search={search} />
			)}
			<Pages search={search} pages={found.pagination.pages} />
		</>
	);
}

function sayFound(total: number, q: string | undefined): string {
	const games = total === 1 ? "1 game" : `${total.toLocaleString("en-US")} games`;
	return q === undefined ? games : `${games} for “${q}”`;
}

function NoGames({ search: { q, page, order } }: { search: HubSearch }) {
	if (page !== undefined) {
		return (
			<InvitingEmpty
				title="There's no such page"
				text="The list has become shorter, or the link is an old one."
			>
				<LinkButton kind="quiet" to="/custom-games" search={{ q, order }}>
					First page
				</LinkButton>
			</InvitingEmpty>
		);
	}
	return (
		<InvitingEmpty
			title={q === undefined ? "No public games yet" : "No games found"}
			text={
				q === undefined
					? "Make the first one and publish it for everyone."
					: `Nothing matches “${q}”. Try another word, or make this game yourself.`
			}
		>
			<LinkButton to="/custom-games" search={{ create: true }}>
				Create New Game
			</LinkButton>
		</InvitingEmpty>
	);
}
