import type { BoardPeriod } from "@hilo/rules/leaderboards/periods";
import type { GameKey } from "@hilo/rules/play/games";
import { type Outputs, trpc } from "../../platform/api/trpc.ts";
import type { Me } from "../../platform/session.ts";
import type { VisibleGame } from "../../platform/visible-games.ts";
import { LinkButton } from "../../ui/button.tsx";
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
import { BoardFailure, CheckLegend, OwnRank } from "./board-parts.tsx";

type ClassicRow = Outputs["leaderboards"]["classic"][number];

const EMPTY: Readonly<Record<BoardPeriod, string>> = {
	all: "No players have scores for this game yet. Be the first!",
	month: "Nobody has scored this month yet. Be the first!",
	week: "Nobody has scored this week yet. Be the first!",
};

interface ClassicBoardProps {
	name: string;
	boardKey: GameKey;
	period: BoardPeriod;
	/** The game's route; null while the game is disabled. */
	route: VisibleGame["route"] | null;
	me: Me;
}

export function ClassicBoard({ name, boardKey, period, route, me }: ClassicBoardProps) {
	const query = trpc.leaderboards.classic.useQuery({ key: boardKey, period });
	const { data } = query;
	if (query.error && !data) return <BoardFailure query={query} />;
	if (data?.length === 0) {
		return (
			<BoardNotice>
				<p className="text-xl">{EMPTY[period]}</p>
				{route && <LinkButton to={route}>PLAY NOW</LinkButton>}
			</BoardNotice>
		);
	}
	const isPlain = new Set(data?.map(({ selectedFeature }) => selectedFeature)).size === 1;
	const head = (
		<>
			<BoardHead className="w-9 text-start md:w-20">#</BoardHead>
			<BoardHead className="text-start">Player</BoardHead>
			<BoardHead className="w-24 text-end md:w-40">High Score</BoardHead>
			<BoardHead className="w-40 text-end max-sm:hidden md:w-56">Feature</BoardHead>
		</>
	);
	return (
		<>
			<BoardTable caption={name} head={head} isBusy={!data}>
				{data ? (
					data.map((row) => (
						<ClassicRow key={row.userId} row={row} isMe={row.userId === me.id} isPlain={isPlain} />
					))
				) : (
					<WaitingRows />
				)}
			</BoardTable>
			{data && <OwnClassicRank boardKey={boardKey} period={period} rows={data} me={me} />}
			<CheckLegend />
		</>
	);
}

interface ClassicRowProps {
	row: ClassicRow;
	isMe: boolean;
	/** Whether all rows have the same filter, so that it needs no emphasis. */
	isPlain: boolean;
}

function ClassicRow({ row, isMe, isPlain }: ClassicRowProps) {
	const { rank, selectedFeature, score, verified } = row;
	const colour = isPlain && !isMe ? "text-muted" : "";
	return (
		<BoardRow isMe={isMe}>
			<RankCell rank={rank} />
			<PlayerCell {...row} isMe={isMe} under={<span className={colour}>{selectedFeature}</span>} />
			<ScoreCell score={score} verified={verified} />
			<td className={`${CELL} text-end leading-tight text-balance max-sm:hidden ${colour}`}>
				{selectedFeature}
			</td>
		</BoardRow>
	);
}

interface OwnClassicRankProps extends Pick<ClassicBoardProps, "boardKey" | "period" | "me"> {
	rows: readonly ClassicRow[];
}

function OwnClassicRank({ boardKey, period, ...rest }: OwnClassicRankProps) {
	const { data } = trpc.leaderboards.ownRank.useQuery({ key: boardKey, period });
	const filter = data?.selectedFeature;
	const detail = filter === NO_FILTER ? undefined : filter;
	return <OwnRank {...rest} ownRank={data && { ...data, detail }} />;
}
