import type { BoardPeriod } from "@hilo/rules/leaderboards/periods";
import type { GameKey } from "@hilo/rules/play/games";
import { type Outputs, trpc } from "../../platform/api/trpc.ts";
import type { Me } from "../../platform/session.ts";
import type { VisibleGame } from "../../platform/visible-games.ts";
import { LinkButton } from "../../ui/button.tsx";
import {
	BoardFailure,
	BoardTable,
	CELL,
	CheckLegend,
	Head,
	NO_FEATURE,
	Notice,
	PlayerCell,
	RankCell,
	Row,
	ScoreCell,
	WaitingRows,
} from "./board-parts.tsx";
import { OwnPlace } from "./own-row.tsx";

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
	const { data, error } = trpc.leaderboards.classic.useQuery({ key: boardKey, period });
	if (error && !data) return <BoardFailure error={error} />;
	if (data?.length === 0) {
		return (
			<Notice>
				<p className="text-xl">{EMPTY[period]}</p>
				{route && <LinkButton to={route}>PLAY NOW</LinkButton>}
			</Notice>
		);
	}
	const isPlain = new Set(data?.map(({ selectedFeature }) => selectedFeature)).size === 1;
	const head = (
		<>
			<Head className="w-9 text-start md:w-20">#</Head>
			<Head className="text-start">Player</Head>
			<Head className="w-24 text-end md:w-40">High Score</Head>
			<Head className="w-40 text-end max-sm:hidden md:w-56">Feature</Head>
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
			{data && <OwnClassicPlace boardKey={boardKey} period={period} rows={data} me={me} />}
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
	const look = isPlain && !isMe ? "text-muted" : "";
	return (
		<Row isMe={isMe}>
			<RankCell rank={rank} />
			<PlayerCell {...row} isMe={isMe} under={<span className={look}>{selectedFeature}</span>} />
			<ScoreCell score={score} verified={verified} />
			<td className={`${CELL} text-end leading-tight text-balance max-sm:hidden ${look}`}>
				{selectedFeature}
			</td>
		</Row>
	);
}

interface OwnClassicPlaceProps extends Pick<ClassicBoardProps, "boardKey" | "period" | "me"> {
	rows: readonly ClassicRow[];
}

function OwnClassicPlace({ boardKey, period, ...rest }: OwnClassicPlaceProps) {
	const { data } = trpc.leaderboards.ownRank.useQuery({ key: boardKey, period });
	const feature = data?.selectedFeature;
	const detail = feature === NO_FEATURE ? undefined : feature;
	return <OwnPlace {...rest} place={data && { ...data, detail }} />;
}
