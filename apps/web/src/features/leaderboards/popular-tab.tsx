import { EXAMPLE_LIST } from "@hilo/catalog/examples/examples.list";
import { comparePopularity, POPULAR_GAMES } from "@hilo/rules/leaderboards/boards";
import { CLASSIC_GAMES, gameOfKey, isGameKey } from "@hilo/rules/play/games";
import { Link } from "@tanstack/react-router";
import { type Outputs, trpc } from "../../platform/api/trpc.ts";
import { SiteName } from "../../platform/site.ts";
import { buttonClass, LinkButton } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { BoardNotice } from "../custom-games/board-table.tsx";
import { CoverArt } from "../custom-games/cover-art.tsx";
import { playsText, tintOf } from "../custom-games/game-view.ts";
import { GameArt } from "../play/art/game-art.tsx";
import { Badge, BoardFailure, TimerBadge } from "./board-parts.tsx";

type PopularGame = Outputs["leaderboards"]["popular"][number];

/** The site's own games, shown if the real list fails to load. */
const EXAMPLES = Object.values(EXAMPLE_LIST).map(
	({ id, name, timerSeconds }): PopularGame => ({
		id,
		type: "custom",
		name,
		timerSeconds,
		playCount: 0,
		route: `/custom-game/${id}`,
		cover: [],
		leader: null,
	}),
);

const LIST = "mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3";

export function PopularTab() {
	const { games, query } = usePopularGames();
	return (
		<section aria-labelledby="board" className="mt-6 md:mt-8">
			<h2 id="board" className="text-3xl md:text-4xl">
				Popular Games
			</h2>
			{games ? (
				<Games games={games} />
			) : query.error ? (
				<>
					<BoardFailure query={query} />
					<Games games={EXAMPLES} areExamples />
				</>
			) : (
				<Skeleton count={6} className="h-50 sm:h-90" list={LIST} />
			)}
		</section>
	);
}

function Games({ games, areExamples = false }: { games: readonly PopularGame[]; areExamples?: boolean }) {
	if (games.length === 0) {
		return (
			<BoardNotice>
				<p className="text-xl">No popular games found. Be the first to play!</p>
				<LinkButton to="/">PLAY NOW</LinkButton>
			</BoardNotice>
		);
	}
	return (
		<ul className={LIST}>
			{games.map((game, index) => (
				<GameCard key={`${game.type} ${game.id}`} game={game} rank={areExamples ? null : index + 1} />
			))}
		</ul>
	);
}

const ART = "aspect-square sm:aspect-5/3";

/** On phones the art is beside the text. An example has no play count and no leader, which only the server knows. */
function GameCard({ game, rank }: { game: PopularGame; rank: number | null }) {
	const isExample = rank === null;
	const { id, type, name, creatorName, timerSeconds, playCount } = game;
	const isCustom = type === "custom";
	const classicId = isCustom ? undefined : gameIdOf(id);
	const accent = isCustom ? { "data-tint": tintOf(id) } : { "data-game": classicId };
	return (
		<li
			{...accent}
			className="group grid grid-cols-[auto_minmax(0,1fr)] content-between gap-x-3.5 gap-y-3 overflow-hidden rounded-lg bg-raise p-3 shadow-card sm:flex sm:flex-col sm:gap-0 sm:p-0 md:rounded-xl"
		>
			<div className="relative w-27.5 self-start overflow-hidden rounded-md empty:hidden sm:w-full sm:rounded-none">
				{classicId && <GameArt game={classicId} className={ART} />}
				{game.cover.length > 0 && <CoverArt cover={game.cover} className={ART} />}
				{rank && (
					<span className="absolute top-0 left-0 min-w-8 rounded-br-md bg-ink px-1.5 text-center font-display text-lg leading-8 font-extrabold text-paper tabular-nums sm:min-w-11 sm:text-2xl sm:leading-11">
						{rank}
					</span>
				)}
			</div>
			<div className="col-start-2 sm:px-4 sm:pt-4 lg:px-5">
				<h3 className="text-lg leading-tight wrap-anywhere sm:text-2xl">{name}</h3>
				<p className="mt-0.5 text-sm leading-snug text-muted sm:text-base">
					{isCustom ? (
						<>
							by <bdi>{creatorName ?? <SiteName />}</bdi>
						</>
					) : (
						"Official Game"
					)}
					{!isExample && ` · ${playsText(playCount)}`}
				</p>
				{!isExample && <Leader leader={game.leader} />}
				<p className="mt-2 flex flex-wrap gap-1.5">
					{isExample && <Badge>Example</Badge>}
					<Badge>{isCustom ? "Custom" : "Classic"}</Badge>
					<TimerBadge seconds={timerSeconds} />
				</p>
			</div>
			<div className="col-span-2 flex gap-2 sm:mt-auto sm:p-4 lg:p-5">
				<Link to={game.route} aria-label={`Play: ${name}`} className={`grow ${buttonClass({ small: true })}`}>
					Play
				</Link>
				<LinkButton
					kind="quiet"
					small
					to="/leaderboard"
					search={isCustom ? { tab: "custom", game: id } : { game: id }}
					resetScroll={false}
					aria-label={`Leaderboard: ${name}`}
				>
					Leaderboard
				</LinkButton>
			</div>
		</li>
	);
}

function Leader({ leader }: Pick<PopularGame, "leader">) {
	return (
		<p className="text-sm leading-snug text-muted sm:text-base">
			{leader ? (
				<>
					Led by{" "}
					<Link
						to="/user/$userId"
						params={{ userId: leader.userId }}
						className="-my-3 inline-block py-3 font-bold wrap-anywhere text-ink hover:underline"
					>
						<bdi>{leader.username}</bdi>
					</Link>
					<span className="font-bold text-ink tabular-nums"> · {leader.score.toLocaleString("en-US")}</span>
				</>
			) : (
				"No scores yet"
			)}
		</p>
	);
}

const gameIdOf = (key: string) => (isGameKey(key) ? CLASSIC_GAMES[gameOfKey(key)].id : undefined);

/** The most played games. If their call fails, the dashboard's games are used. */
function usePopularGames() {
	const popular = trpc.leaderboards.popular.useQuery();
	const dashboard = trpc.leaderboards.dashboard.useQuery(undefined, {
		enabled: popular.error !== null && popular.data === undefined,
	});
	const games = popular.data ?? (dashboard.data && fromDashboard(dashboard.data));
	return { games, query: { ...popular, error: dashboard.error && popular.error } };
}

/** The dashboard has neither covers nor leaders. */
function fromDashboard({ customGames, classicGames }: Outputs["leaderboards"]["dashboard"]): PopularGame[] {
	const custom = customGames.map(({ _id: id, ...game }): PopularGame => {
		return { ...game, id, type: "custom", route: `/custom-game/${id}`, cover: [], leader: null };
	});
	const classic = classicGames.map(({ gameKey: id, name, playCount }): PopularGame => {
		const { timerMs, route } = CLASSIC_GAMES[gameOfKey(id)];
		return {
			id,
			type: "classic",
			name,
			timerSeconds: timerMs / 1000,
			playCount,
			route,
			cover: [],
			leader: null,
		};
	});
	return [...custom, ...classic].sort(comparePopularity).slice(0, POPULAR_GAMES);
}
