import { type BoardPeriod, toPassText } from "@hilo/rules/leaderboards/boards";
import type { AmongBoardInput } from "@hilo/rules/leaderboards/leaderboards.schema";
import { type Outputs, trpc } from "../../platform/api/trpc.ts";
import type { Me } from "../../platform/session.ts";
import type { VisibleGame } from "../../platform/visible-games.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import {
	BoardHead,
	BoardRow,
	BoardTable,
	FilterCell,
	FilterHead,
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
	month: "No scores this month yet. Be the first!",
	week: "No scores this week yet. Be the first!",
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
	const rest = rows.slice(PODIUM_PLACES);
	const isEmpty = rows.length === 0;
	return (
		<>
			<Podium rows={rows} meId={me?.id} route={isEmpty ? null : route} />
			{isEmpty && (
				<div className="mt-6 grid justify-items-center gap-4 text-center text-balance">
					<p className="text-xl">{among === "friends" ? NO_FRIENDS : EMPTY[board.period]}</p>
					{route && <LinkButton to={route}>PLAY NOW</LinkButton>}
				</div>
			)}
			{rest.length > 0 && (
				<BoardTable caption={name} head={HEAD}>
					{rest.map((row) => (
						<Row key={row.userId} row={row} isMe={row.userId === me?.id} />
					))}
				</BoardTable>
			)}
			{me && among === "friends" && !isEmpty && <NoFriends me={me} rows={rows} />}
			{!me && !isEmpty && <CheckLegend />}
		</>
	);
}

/** Placeholders as high as a full board. */
export function WaitingBoard({ caption = "Leaderboard" }: { caption?: string }) {
	return (
		<>
			<Skeleton count={PODIUM_PLACES} className="h-full min-h-54 rounded-lg md:min-h-69" list={PODIUM} />
			<BoardTable caption={caption} head={HEAD} isBusy>
				<WaitingRows count={7} />
			</BoardTable>
		</>
	);
}

const HEAD = (
	<>
		<BoardHead className="w-9 text-start md:w-20">#</BoardHead>
		<BoardHead className="text-start">Player</BoardHead>
		<BoardHead className="w-24 text-end md:w-40">High Score</BoardHead>
		<FilterHead className="w-40 md:w-56" />
	</>
);

function Row({ row, isMe }: { row: ClassicRow; isMe: boolean }) {
	const { rank, label, score, verified } = row;
	return (
		<BoardRow isMe={isMe}>
			<RankCell rank={rank} />
			<PlayerCell {...row} isMe={isMe} under={label !== NO_FILTER && label} />
			<ScoreCell score={score} verified={verified} />
			<FilterCell label={label} isMe={isMe} />
		</BoardRow>
	);
}

interface OwnPlaceProps extends Pick<ClassicBoardProps, "board" | "route"> {
	me: Me;
}

/** The player's rank and what is next to reach: the last row on phones, a card beside the board on wide screens. */
export function OwnPlace({ board, route, me }: OwnPlaceProps) {
	const { data } = trpc.leaderboards.board.useQuery(board);
	const { data: own } = trpc.leaderboards.ownRank.useQuery(board);
	// An empty board says where to play.
	if (!data || data.rows.length === 0) return null;
	const detail = own?.label === NO_FILTER ? undefined : own?.label;
	return (
		<>
			<OwnRank
				me={me}
				rows={data.rows}
				ownRank={own && { ...own, detail }}
				goal={own ? goalText(data.rows, me.id, own.score) : undefined}
				isCard
			>
				{route && (
					<LinkButton small kind="ink" to={route} className="lg:basis-full">
						Play
					</LinkButton>
				)}
			</OwnRank>
			<CheckLegend />
		</>
	);
}

/** "5 more to pass Ann". */
function goalText(rows: readonly ClassicRow[], meId: string, score: number): string | undefined {
	const place = rows.findIndex(({ userId }) => userId === meId);
	if (place === 0) return "You lead this board";
	const next = place > 0 ? rows[place - 1] : rows.at(-1);
	const missing = next ? next.score - score + 1 : 0;
	// The board may be older than the score.
	if (!next || missing < 1) return undefined;
	return place > 0 ? toPassText(missing, next.username) : `${missing} more for the top ${rows.length}`;
}
