import { MAX_SEARCH_LENGTH } from "@hilo/rules/custom-games/caps";
import { keepPreviousData } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { count } from "../../../platform/count.ts";
import { LoadFailure } from "../../../platform/failures.tsx";
import { addressOf } from "../../../ui/base-path.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { Section } from "../../../ui/section.tsx";
import { useAddressSearch } from "../../../ui/use-address-search.ts";
import { GameDialogs } from "../card/game-dialogs.tsx";
import { EmptyList, Tiles, TilesSkeleton } from "../lists/game-lists.tsx";
import { FeaturedGames, GameRow, PUBLIC_ROWS } from "../lists/game-rows.tsx";
import { CreateCard, Pages } from "../lists/paged-games.tsx";
import { type CatalogueSearch, catalogueInput, isStart, titleOf } from "./catalogue-search.ts";
import { CategoryLinks, CHIP_LINK, ChipLine } from "./category-links.tsx";

type Found = Outputs["customGames"]["catalogue"];

/** Of the row of featured games, of which the first is shown large. */
const FEATURED_SHOWN = 9;

/** The public games, for anyone. Each view is an address, and works without script. */
export function CataloguePage() {
	const search = useSearch({ from: "/games/" });
	return (
		<GameDialogs>
			<div className="wide grid grid-cols-1 gap-8 pt-5 md:gap-12 md:pt-9 low:gap-4 low:pt-3">
				<header className="grid grid-cols-1 gap-4 md:gap-5 low:gap-2.5 low:sm:grid-cols-[auto_minmax(0,1fr)] low:sm:items-center low:sm:gap-x-6 low:sm:*:last:col-span-2">
					<h1 className="text-[clamp(2.25rem,10.2vw,3.5rem)] leading-none tracking-[-0.01em] low:text-title low:leading-none">
						{titleOf(search)}
					</h1>
					<CatalogueSearchField search={search} />
					<CategoryLinks isAll={search.category === undefined && search.q === undefined} />
				</header>
				{isStart(search) ? <Start /> : <Games search={search} />}
			</div>
		</GameDialogs>
	);
}

/** A form, so that it also works without script. */
function CatalogueSearchField({ search: { category, q = "" } }: { search: CatalogueSearch }) {
	const navigate = useNavigate();
	const field = useAddressSearch(q, (text) =>
		navigate({ to: "/games", search: { category, q: text || undefined }, replace: true, resetScroll: false }),
	);
	return (
		<search>
			<form action={addressOf("/games")} onSubmit={(event) => event.preventDefault()}>
				{category && <input type="hidden" name="category" value={category} />}
				<SearchField
					{...field}
					name="q"
					label="Search games"
					placeholder="Search games or creators"
					maxLength={MAX_SEARCH_LENGTH}
				/>
			</form>
		</search>
	);
}

const FEATURED = catalogueInput({ sort: "featured" });

function Start() {
	const { data: featured } = trpc.customGames.catalogue.useQuery(FEATURED);
	const { data: rows } = trpc.customGames.discoverRows.useQuery();
	const { data: all } = trpc.customGames.catalogue.useQuery(catalogueInput({}));
	const total = all?.pagination.total ?? 0;
	// On a new site, all games are the site's own.
	const areAllFeatured = total > 0 && total <= FEATURED_SHOWN && total === featured?.pagination.total;
	return (
		<>
			{featured && <FeaturedGames games={featured.games.slice(0, FEATURED_SHOWN)} />}
			{rows &&
				PUBLIC_ROWS.map(([row, title]) => <GameRow key={row} sort={row} title={title} games={rows[row]} />)}
			{areAllFeatured ? (
				<ul>
					<CreateCard />
				</ul>
			) : (
				<Games search={{}} />
			)}
		</>
	);
}

function Games({ search }: { search: CatalogueSearch }) {
	const query = trpc.customGames.catalogue.useQuery(catalogueInput(search), {
		placeholderData: keepPreviousData,
	});
	const { data, error, isPlaceholderData } = query;
	if (!data || (error && isPlaceholderData))
		return error ? <LoadFailure query={query} /> : <TilesSkeleton count={8} />;
	const heading = headingOf(search, data);
	const hasOrders = data.games.length > 0 || search.sort !== undefined;
	return (
		<Section title={heading} aside={hasOrders && <Orders search={search} />}>
			<p role="status" className="sr-only">
				{search.q !== undefined && !isPlaceholderData && heading}
			</p>
			<div aria-busy={isPlaceholderData} className={isPlaceholderData ? "opacity-60" : ""}>
				<Result found={data} search={search} />
			</div>
		</Section>
	);
}

function headingOf(search: CatalogueSearch, { pagination: { total } }: Found): string {
	const games = total === 0 ? "No games" : count(total, "game");
	if (search.q !== undefined) return `${games} for “${search.q}”`;
	return isStart(search) ? "All games" : games;
}

const ORDERS = [
	[undefined, "Popular"],
	["featured", "Featured"],
	["trending", "Trending"],
	["new", "New"],
	["short", "Short"],
] as const;

function Orders({ search: { category, q, sort: shown } }: { search: CatalogueSearch }) {
	return (
		<nav aria-label="Order" className="min-w-0 max-md:w-full">
			<ChipLine>
				{ORDERS.map(([sort, label]) => (
					<li key={label} className="flex snap-start">
						<Link
							to="/games"
							search={{ category, q, sort }}
							// On its further pages too.
							activeOptions={{ exact: true }}
							aria-current={sort === shown ? "page" : undefined}
							resetScroll={false}
							className={CHIP_LINK}
						>
							{label}
						</Link>
					</li>
				))}
			</ChipLine>
		</nav>
	);
}

function Result({ found: { games, pagination }, search }: { found: Found; search: CatalogueSearch }) {
	return (
		<>
			{games.length > 0 ? <Tiles games={games} after={<CreateCard />} /> : <NoGames search={search} />}
			<Pages
				shown={pagination.page}
				pages={pagination.pages}
				link={(page) => ({ to: "/games", search: { ...search, page } })}
			/>
		</>
	);
}

function NoGames({ search: { page, q, ...others } }: { search: CatalogueSearch }) {
	if (page !== undefined) {
		return (
			<EmptyList title="There's no such page" text="The list has become shorter, or the link is an old one.">
				<LinkButton kind="quiet" to="/games" search={{ ...others, q }}>
					First page
				</LinkButton>
			</EmptyList>
		);
	}
	return (
		<EmptyList
			title={q === undefined ? "Nothing here yet" : "No games found"}
			text={
				q === undefined
					? "Make the first one: anything with a number, ten items, and it's ready to play."
					: `Nothing matches “${q}”. Try another word, or make this game yourself.`
			}
		>
			<LinkButton to="/custom-games" search={{ create: true }}>
				Create New Game
			</LinkButton>
			{q !== undefined && (
				<LinkButton kind="quiet" to="/games">
					All games
				</LinkButton>
			)}
		</EmptyList>
	);
}
