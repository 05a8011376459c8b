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
	NO_FEATURE,
	Notice,
	PlayerCell,
	RankCell,
	Row,
	ScoreCell,
	WaitingRows,
} from "./board-parts.tsx";
import { OwnPlace, OwnRow } from "./own-row.tsx";
import type { CustomRow } from "./use-custom-board.ts";

interface CustomBoardProps {
	id: string;
	name: string;
	order: CustomOrder;
	rows: readonly CustomRow[] | undefined;
	error: unknown;
	me: Me;
}

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
			{rows && <OwnCustomPlace id={id} order={order} rows={rows} me={me} />}
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

/** Seconds per guess. */
const timeText = ({ timePerGuess }: CustomRow) => `${timePerGuess.toFixed(1)} s`;

interface OwnCustomPlaceProps extends Pick<CustomBoardProps, "id" | "order" | "me"> {
	rows: readonly CustomRow[];
}

/** Only the first thousand places are counted. */
function OwnCustomPlace({ id, order, ...rest }: OwnCustomPlaceProps) {
	const { data } = trpc.customGames.ownRank.useQuery({ id, order });
	if (data && !data.row) return <OwnRow me={rest.me} text="You are beyond the first 1,000." />;
	const place = data?.row && { ...data.row, of: data.of ?? "more than 1,000", detail: timeText(data.row) };
	return <OwnPlace {...rest} place={data && place} />;
}
