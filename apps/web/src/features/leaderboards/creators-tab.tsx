import { Link } from "@tanstack/react-router";
import { type Outputs, trpc } from "../../platform/api/trpc.ts";
import { useMe } from "../../platform/session.ts";
import { LinkButton } from "../../ui/button.tsx";
import {
	BoardFailure,
	BoardTable,
	CELL,
	Head,
	Notice,
	PlayerCell,
	RankCell,
	Row,
	WaitingRows,
} from "./board-parts.tsx";

type Creator = Outputs["leaderboards"]["topCreators"][number];

const figure = (count: number) => count.toLocaleString("en-US");

/** Those whose games were played most. */
export function CreatorsTab() {
	const { data, error } = trpc.leaderboards.topCreators.useQuery();
	return (
		<section aria-labelledby="board" className="mt-6 md:mt-8">
			<h2 id="board" className="text-3xl md:text-4xl">
				Top Creators
			</h2>
			{error && !data ? (
				<BoardFailure error={error} />
			) : data?.length === 0 ? (
				<Notice>
					<p className="text-xl">No custom game creators yet.</p>
					<LinkButton to="/custom-games" search={{ create: true }}>
						Create New Game
					</LinkButton>
				</Notice>
			) : (
				<Board creators={data} />
			)}
		</section>
	);
}

function Board({ creators }: { creators: readonly Creator[] | undefined }) {
	const head = (
		<>
			<Head className="w-9 text-start md:w-20">#</Head>
			<Head className="text-start">Creator</Head>
			<Head className="w-16 text-end sm:w-36">Games</Head>
			<Head className="w-22 text-end sm:w-36">Total Plays</Head>
			<Head className="w-40 text-end max-sm:hidden md:w-72">Top Game</Head>
		</>
	);
	return (
		<BoardTable caption="Top Creators" head={head} isBusy={!creators}>
			{creators ? (
				creators.map((creator, index) => <CreatorRow key={creator.id} creator={creator} rank={index + 1} />)
			) : (
				<WaitingRows />
			)}
		</BoardTable>
	);
}

function CreatorRow({ creator, rank }: { creator: Creator; rank: number }) {
	const isMe = useMe()?.id === creator.id;
	const { id, creatorName, avatarUrl, totalPlays, gameCount, timerGamesCount, topGame } = creator;
	const game = topGame && (
		<>
			<Link
				to="/custom-game/$id"
				params={{ id: topGame.id }}
				className="font-bold wrap-anywhere underline-offset-3 hover:underline"
			>
				{topGame.name}
			</Link>{" "}
			<span className="whitespace-nowrap">({figure(topGame.plays)})</span>
		</>
	);
	return (
		<Row isMe={isMe}>
			<RankCell rank={rank} />
			<PlayerCell userId={id} username={creatorName} avatarUrl={avatarUrl} isMe={isMe} under={game} />
			<td className={`${CELL} text-end tabular-nums`}>
				{figure(gameCount)}
				{timerGamesCount > 0 && (
					<span className="block text-xs sm:inline sm:text-base"> ({figure(timerGamesCount)} timer)</span>
				)}
			</td>
			<td
				className={`${CELL} text-end font-display text-xl font-extrabold sm:text-2xl tabular-nums md:text-3xl`}
			>
				{figure(totalPlays)}
			</td>
			<td className={`${CELL} text-end leading-tight max-sm:hidden`}>{game}</td>
		</Row>
	);
}
