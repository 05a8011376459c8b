import type { BoardPeriod } from "@hilo/rules/leaderboards/boards";
import type { AmongBoardInput } from "@hilo/rules/leaderboards/leaderboards.schema";
import { Link } from "@tanstack/react-router";
import { type Outputs, trpc } from "../../platform/api/trpc.ts";
import type { Me } from "../../platform/session.ts";
import type { VisibleGame } from "../../platform/visible-games.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import {
	BoardHead,
	BoardNotice,
	BoardRow,
	BoardTable,
	CELL,
	NO_FILTER,
	PlayerCell,
	RankCell,
	ScoreCell,
	WaitingRows,
} from "../custom-games/board-table.tsx";
import { BoardFailure, CheckLegend, NO_FRIENDS, NoFriends, OwnRank } from "./board-parts.tsx";
import { PODIUM, PODIUM_PLACES, Podium } from "./podium.tsx";

type ClassicRow = Outputs["leaderboards"]["board"]["rows"][number];

const EMPTY: Readonly<Record<BoardPeriod, string>> = {
	all: "No players have scores for this game yet. Be the first!",
	month: "Nobody has scored this month yet. Be the first!",
	week: "Nobody has scored this week yet. Be the first!",
};

interface ClassicBoardProps {
	name: string;
	board: AmongBoardInput;
	/** The game's route; null while the game is disabled. */
	route: VisibleGame["route"] | null;
	/** Null for a visitor. */
	me: Me | null;
}

export function ClassicBoard({ name, board, route, me }: ClassicBoardProps) {
	const query = trpc.leaderboards.board.useQuery(board);
	const { data } = query;
	if (query.error && !data) return <BoardFailure query={query} />;
	if (!data) return <WaitingBoard caption={name} />;
	const { among, rows } = data;
	if (rows.length === 0) {
		return (
			<BoardNotice>
				<p className="text-xl">{among === "friends" ? NO_FRIENDS : EMPTY[board.period]}</p>
				{route && <LinkButton to={route}>PLAY NOW</LinkButton>}
			</BoardNotice>
		);
	}
	const rest = rows.slice(PODIUM_PLACES);
	return (
		<>
			<Podium rows={rows.slice(0, PODIUM_PLACES)} meId={me?.id} />
			<BoardTable caption={name} head={<Head />}>
				{rest.map((row) => (
					<Row key={row.userId} row={row} isMe={row.userId === me?.id} />
				))}
				{rest.length === 0 && <FreePlace rank={rows.length + 1} route={route} />}
			</BoardTable>
			{me && among === "friends" && <NoFriends me={me} rows={rows} />}
			{me && <OwnClassicRank board={board} rows={rows} me={me} />}
			<CheckLegend />
		</>
	);
}

/** Placeholders as high as a full board. */
export function WaitingBoard({ caption = "Leaderboard" }: { caption?: string }) {
	return (
		<>
			<Skeleton count={PODIUM_PLACES} className="h-full min-h-42 rounded-lg" list={PODIUM} />
			<BoardTable caption={caption} head={<Head />} isBusy>
				<WaitingRows count={7} />
			</BoardTable>
		</>
	);
}

function Head() {
	return (
		<>
			<BoardHead className="w-9 text-start md:w-20">#</BoardHead>
			<BoardHead className="text-start">Player</BoardHead>
			<BoardHead className="w-24 text-end md:w-40">High Score</BoardHead>
			<BoardHead className="w-40 text-end max-sm:hidden md:w-56">Feature</BoardHead>
		</>
	);
}

interface RowProps {
	row: ClassicRow;
	isMe: boolean;
}

function Row({ row, isMe }: RowProps) {
	const { rank, label, score, verified } = row;
	return (
		<BoardRow isMe={isMe}>
			<RankCell rank={rank} />
			<PlayerCell {...row} isMe={isMe} under={label} />
			<ScoreCell score={score} verified={verified} />
			<td className={`${CELL} text-end leading-tight text-balance max-sm:hidden`}>{label}</td>
		</BoardRow>
	);
}

/** The row of a board that the podium has room for. */
function FreePlace({ rank, route }: { rank: number; route: ClassicBoardProps["route"] }) {
	return (
		<BoardRow>
			<RankCell rank={rank} />
			<td className={`${CELL} text-muted`}>This place is free.</td>
			<td className={`${CELL} text-end`}>
				{route && (
					<Link to={route} className="link inline-flex min-h-11 items-center font-bold">
						Play
					</Link>
				)}
			</td>
			<td className={`${CELL} max-sm:hidden`} />
		</BoardRow>
	);
}

interface OwnClassicRankProps extends Pick<ClassicBoardProps, "board"> {
	me: Me;
	rows: readonly ClassicRow[];
}

function OwnClassicRank({ board, ...rest }: OwnClassicRankProps) {
	const { data } = trpc.leaderboards.ownRank.useQuery(board);
	const filter = data?.label;
	const detail = filter === NO_FILTER ? undefined : filter;
	return <OwnRank {...rest} ownRank={data && { ...data, detail }} />;
}
