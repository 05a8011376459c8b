import { EXAMPLE_LIST } from "@hilo/catalog/examples/examples.list";
import { formatCount } from "@hilo/rules/play/format";
import { Link } from "@tanstack/react-router";
import { type Outputs, trpc } from "../../platform/api/trpc.ts";
import type { Me } from "../../platform/session.ts";
import { SiteName } from "../../platform/site.ts";
import { LinkButton } from "../../ui/button.tsx";
import {
	BoardHead,
	BoardNotice,
	BoardRow,
	BoardTable,
	CELL,
	PlayerCell,
	RankCell,
	WaitingRows,
} from "../custom-games/board-table.tsx";
import { Badge, BoardFailure } from "./board-parts.tsx";

type Creator = Outputs["leaderboards"]["topCreators"][number];

const PLAYS = `${CELL} text-end font-display text-xl font-extrabold sm:text-2xl tabular-nums md:text-3xl`;
const TOP_GAME = `${CELL} text-end leading-tight text-balance max-sm:hidden`;

const TITLE = "Top Creators";

export function CreatorsTab({ me }: { me: Me }) {
	const query = trpc.leaderboards.topCreators.useQuery();
	const { data } = query;
	return (
		<section aria-labelledby="board" className="mt-6 md:mt-8">
			<h2 id="board" className="text-3xl md:text-4xl">
				{TITLE}
			</h2>
			{query.error && !data ? (
				<>
					<BoardFailure query={query} />
					<BoardTable caption={TITLE} head={HEAD}>
						<ExampleRow />
					</BoardTable>
				</>
			) : data?.length === 0 ? (
				<BoardNotice>
					<p className="text-xl">No custom game creators yet.</p>
					<LinkButton to="/custom-games" search={{ create: true }}>
						Create New Game
					</LinkButton>
				</BoardNotice>
			) : (
				<BoardTable caption={TITLE} head={HEAD} isBusy={!data}>
					{data ? (
						data.map((creator, index) => (
							<CreatorRow key={creator.id} creator={creator} rank={index + 1} isMe={creator.id === me.id} />
						))
					) : (
						<WaitingRows />
					)}
				</BoardTable>
			)}
		</section>
	);
}

const HEAD = (
	<>
		<BoardHead className="w-9 text-start md:w-20">#</BoardHead>
		<BoardHead className="text-start">Creator</BoardHead>
		<BoardHead className="w-16 text-end sm:w-36">Games</BoardHead>
		<BoardHead className="w-22 text-end sm:w-36">Total Plays</BoardHead>
		<BoardHead className="w-40 text-end max-sm:hidden md:w-72">Top Game</BoardHead>
	</>
);

interface CreatorRowProps {
	creator: Creator;
	rank: number;
	isMe: boolean;
}

function CreatorRow({ creator, rank, isMe }: CreatorRowProps) {
	const { id, creatorName, avatarUrl, totalPlays, gameCount, timerGamesCount, topGame } = creator;
	return (
		<BoardRow isMe={isMe}>
			<RankCell rank={rank} />
			<PlayerCell
				userId={id}
				username={creatorName}
				avatarUrl={avatarUrl}
				isMe={isMe}
				under={topGame && <span className="line-clamp-1 break-all">{topGame.name}</span>}
			/>
			<GamesCell gameCount={gameCount} timerGamesCount={timerGamesCount} />
			<td className={PLAYS}>{formatCount(totalPlays)}</td>
			<td className={TOP_GAME}>{topGame && <GameLink game={topGame} />}</td>
		</BoardRow>
	);
}

const EXAMPLES = Object.values(EXAMPLE_LIST);

/** The site as a creator, shown if the real ones fail to load. Only the server knows the plays of its games. */
function ExampleRow() {
	const game = EXAMPLES[0];
	return (
		<BoardRow>
			<RankCell rank={1} />
			<td className={`${CELL} py-1`}>
				<span className="flex flex-wrap items-center gap-x-3 gap-y-1">
					<span className="font-bold md:text-lg">
						<SiteName />
					</span>
					<Badge>Example</Badge>
					<span className="text-xs leading-snug sm:hidden">{game?.name}</span>
				</span>
			</td>
			<GamesCell
				gameCount={EXAMPLES.length}
				timerGamesCount={EXAMPLES.filter(({ timerSeconds }) => timerSeconds > 0).length}
			/>
			<td className={PLAYS}>–</td>
			<td className={TOP_GAME}>{game && <GameLink game={game} />}</td>
		</BoardRow>
	);
}

function GamesCell({ gameCount, timerGamesCount }: Pick<Creator, "gameCount" | "timerGamesCount">) {
	return (
		<td className={`${CELL} text-end tabular-nums`}>
			{formatCount(gameCount)}
			{timerGamesCount > 0 && (
				<span className="block text-xs sm:inline sm:text-base"> ({formatCount(timerGamesCount)} timer)</span>
			)}
		</td>
	);
}

function GameLink({ game: { id, name } }: { game: Pick<NonNullable<Creator["topGame"]>, "id" | "name"> }) {
	return (
		<Link
			to="/custom-game/$id"
			params={{ id }}
			className="relative z-1 font-bold wrap-anywhere underline-offset-3 hover:underline"
		>
			{name}
		</Link>
	);
}
