import type { AmongInput, CustomOrder } from "@hilo/rules/leaderboards/boards";
import { keepPreviousData } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { type Outputs, trpc } from "../../platform/api/trpc.ts";
import type { Me } from "../../platform/session.ts";
import { useSite } from "../../platform/site.ts";
import { Choice } from "../../ui/choice.tsx";
import { CustomBoard, EmptyCustomBoard, orderOptions, secondsText } from "../custom-games/custom-board.tsx";
import { creatorNameOf, tintOf } from "../custom-games/game-view.ts";
import {
	AmongChoice,
	BoardFailure,
	CheckLegend,
	NO_FRIENDS,
	NoFriends,
	OwnRank,
	TimerBadge,
} from "./board-parts.tsx";
import { CustomGameList, useGameList } from "./custom-game-list.tsx";
import type { BoardSearch } from "./leaderboard-search.ts";

/** On wide screens, in place of a board. */
const EMPTY_PLACE =
	"lg:grid lg:min-h-64 lg:place-content-center lg:self-start lg:rounded-xl lg:border-2 lg:border-dashed lg:border-line lg:p-10 lg:text-center lg:text-lg lg:text-balance";
const ORDERS = orderOptions("Recent");

export function CustomTab({ me }: { me: Me }) {
	const search = useSearch({ from: "/leaderboard" });
	const { game, among, q, page } = search;
	const list = useGameList(search);
	// On phones, the list comes first.
	const shown = game ?? list.data?.games[0]?.id;
	return (
		<section
			aria-label="Custom Games"
			className="mt-6 grid grid-cols-1 gap-x-10 lg:grid-cols-[22rem_minmax(0,1fr)] xl:grid-cols-[27rem_minmax(0,1fr)]"
		>
			<div className={`min-w-0 ${game === undefined ? "" : "max-lg:hidden"}`}>
				<CustomGameList search={search} shown={shown} />
			</div>
			{game === undefined && (
				<p
					className={`text-balance text-muted max-lg:order-first max-lg:mb-4 ${shown ? "lg:hidden" : EMPTY_PLACE}`}
				>
					Select a game from the list to view its leaderboard
				</p>
			)}
			{shown !== undefined && (
				<div className={`min-w-0 ${game === undefined ? "max-lg:hidden" : ""}`}>
					<Link
						to="/leaderboard"
						search={{ tab: "custom", among, q, page }}
						resetScroll={false}
						className="link mb-3 inline-flex min-h-11 items-center font-bold lg:hidden"
					>
						All games
					</Link>
					<ChosenGame key={shown} id={shown} search={search} me={me} />
				</div>
			)}
		</section>
	);
}

function ChosenGame({ id, search, me }: { id: string; search: BoardSearch; me: Me }) {
	const navigate = useNavigate();
	const { sort: order = "score", among } = search;
	const board = { id, order, among: among ?? "auto" } as const;
	const { data } = trpc.customGames.board.useQuery(board, { placeholderData: keepPreviousData });
	const { data: game } = trpc.customGames.get.useQuery({ id });
	const choose = (change: Pick<BoardSearch, "sort" | "among">) =>
		navigate({
			to: "/leaderboard",
			search: { ...search, game: id, ...change },
			replace: true,
			resetScroll: false,
		});
	const name = game?.name ?? "Leaderboard";
	const { name: siteName } = useSite();
	return (
		<div data-tint={tintOf(id)}>
			<div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
				<div className="min-w-0">
					<h2 className="text-3xl leading-tight wrap-anywhere">{name}</h2>
					{game && (
						<p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
							<span>
								by <bdi>{creatorNameOf(game, siteName)}</bdi>
							</span>
							<TimerBadge seconds={game.timerSeconds} />
							<Link
								to="/custom-game/$id"
								params={{ id }}
								className="link inline-flex min-h-11 items-center font-bold text-ink"
							>
								Play
							</Link>
						</p>
					)}
				</div>
				<div className="flex flex-wrap items-center gap-2 md:gap-3">
					<Choice
						legend="Sort by"
						isLegendHidden
						options={ORDERS}
						chosen={order}
						onChoose={(order) => choose({ sort: order === "score" ? undefined : order })}
						className="flex gap-1.5 text-sm *:min-h-11"
					/>
					<AmongChoice chosen={among ?? data?.among} onChoose={(among) => choose({ among })} />
				</div>
			</div>
			<Board board={board} name={name} me={me} />
		</div>
	);
}

interface BoardProps {
	board: { readonly id: string; readonly order: CustomOrder; readonly among: AmongInput };
	name: string;
	me: Me;
}

function Board({ board, name, me }: BoardProps) {
	const query = trpc.customGames.board.useQuery(board);
	const isOfFriends = query.data?.among === "friends";
	const rows = query.data?.rows;
	if (query.error && !rows) return <BoardFailure query={query} />;
	if (rows?.length === 0)
		return <EmptyCustomBoard gameId={board.id} text={isOfFriends ? NO_FRIENDS : undefined} />;
	return (
		<>
			<CustomBoard name={name} rows={rows} lastColumn="filter" />
			{rows && isOfFriends && <NoFriends me={me} rows={rows} />}
			{rows && <OwnCustomRank board={board} rows={rows} me={me} />}
			<CheckLegend />
		</>
	);
}

interface OwnCustomRankProps extends Omit<BoardProps, "name"> {
	rows: Outputs["customGames"]["board"]["rows"];
}

function OwnCustomRank({ board, rows, me }: OwnCustomRankProps) {
	const { data } = trpc.customGames.ownRank.useQuery(board);
	return <OwnRank me={me} rows={rows} ownRank={data && { ...data, detail: secondsText(data) }} />;
}
