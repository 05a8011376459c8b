import type { CustomOrder } from "@hilo/rules/leaderboards/ranking";
import { trpc } from "../../platform/api/trpc.ts";
import type { Me } from "../../platform/session.ts";
import { LinkButton } from "../../ui/button.tsx";
import {
	BoardFailure,
	BoardTable,
	CELL,
	CheckLegend,
	Head,
	Notice,
	PlayerCell,
	RankCell,
	Row,
	ScoreCell,
	WaitingRows,
} from "./board-parts.tsx";
import { OwnRow, placeText } from "./own-row.tsx";
import type { CustomRow } from "./use-custom-board.ts";

/** What stands where a classic game's board names a filter. */
const NO_FEATURE = "Classic";

interface CustomBoardProps {
	id: string;
	name: string;
	order: CustomOrder;
	rows: readonly CustomRow[] | undefined;
	error: unknown;
	me: Me;
}

/** The ten best of a custom game, in one of three orders. */
export function CustomBoard({ id, name, order, rows, error, me }: CustomBoardProps) {
	if (error && !rows) return <BoardFailure error={error} />;
	if (rows?.length === 0) {
		return (
			<Notice>
				<p className="text-xl">No players have scores for this game yet. Be the first!</p>
				<LinkButton to="/custom-game/$id" params={{ id }}>
					Play This Game
				</LinkButton>
			</Notice>
		);
	}
	const head = (
		<>
			<Head className="w-9 text-start md:w-16">#</Head>
			<Head className="text-start">Player</Head>
			<Head className="w-20 text-end md:w-28">Score</Head>
			<Head className="w-20 text-end max-sm:hidden">Time</Head>
			<Head className="w-24 text-end max-sm:hidden md:w-28">Feature</Head>
		</>
	);
	return (
		<>
			<BoardTable caption={name} head={head} isBusy={!rows}>
				{rows ? (
					rows.map((row) => <CustomBoardRow key={row.userId} row={row} isMe={row.userId === me.id} />)
				) : (
					<WaitingRows />
				)}
			</BoardTable>
			{rows && <OwnPlace id={id} order={order} rows={rows} me={me} />}
			<CheckLegend />
		</>
	);
}

function CustomBoardRow({ row, isMe }: { row: CustomRow; isMe: boolean }) {
	const time = timeText(row);
	return (
		<Row isMe={isMe}>
			<RankCell rank={row.rank} />
			<PlayerCell {...row} isMe={isMe} under={time} />
			<ScoreCell score={row.score} verified={row.verified} />
			<td className={`${CELL} text-end tabular-nums max-sm:hidden`}>{time}</td>
			<td className={`${CELL} text-end max-sm:hidden ${isMe ? "" : "text-muted"}`}>{NO_FEATURE}</td>
		</Row>
	);
}

/** Seconds for a guess. */
const timeText = ({ timePerGuess }: CustomRow) => `${timePerGuess.toFixed(1)} s`;

interface OwnPlaceProps extends Pick<CustomBoardProps, "id" | "order" | "me"> {
	rows: readonly CustomRow[];
}

/** Where one stands oneself, among the first thousand. */
function OwnPlace({ id, order, rows, me }: OwnPlaceProps) {
	const { data } = trpc.customGames.ownRank.useQuery({ id, order });
	if (data === undefined) return null;
	if (data === null) return <OwnRow me={me} text="You have no score on this board yet." />;
	const { row, of } = data;
	if (!row) return <OwnRow me={me} text="You are beyond the first 1,000." />;
	const isShown = rows.some(({ userId }) => userId === me.id);
	return (
		<OwnRow
			me={me}
			text={placeText(row.rank, of ?? "more than 1,000")}
			detail={isShown ? undefined : timeText(row)}
			own={isShown ? undefined : row}
		/>
	);
}
