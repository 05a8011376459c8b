import type { GameKey } from "@hilo/rules/play/games";
import { trpc } from "../../platform/api/trpc.ts";
import { Failure } from "../../platform/failure.tsx";
import type { Me } from "../../platform/session.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import type { VisibleGame } from "../play/visible-games.ts";
import { BoardRow } from "./board-row.tsx";

const ROWS = 10;
const HEAD = "px-1.5 py-2 text-sm font-normal text-muted md:px-4";

interface ClassicBoardProps {
	boardKey: GameKey;
	/** Where the game is played; null while it can't be. */
	route: VisibleGame["route"] | null;
	me: Me;
}

export function ClassicBoard({ boardKey, route, me }: ClassicBoardProps) {
	const { data, error, refetch } = trpc.leaderboards.classic.useQuery({ key: boardKey });
	if (error && !data) {
		return (
			<Notice>
				<Failure error={error} />
				<Button kind="quiet" onClick={() => refetch()}>
					Try Again
				</Button>
			</Notice>
		);
	}
	if (data?.length === 0) {
		return (
			<Notice>
				<p className="text-xl">No players have scores for this game yet. Be the first!</p>
				{route && <LinkButton to={route}>PLAY NOW</LinkButton>}
			</Notice>
		);
	}
	const isPlain = new Set(data?.map(({ selectedFeature }) => selectedFeature)).size === 1;
	return (
		<table className="mt-3 w-full table-fixed border-collapse" aria-busy={!data}>
			<thead>
				<tr className="border-b-2 border-ink">
					<th scope="col" className={`${HEAD} w-9 text-start md:w-20`}>
						#
					</th>
					<th scope="col" className={`${HEAD} text-start`}>
						Player
					</th>
					<th scope="col" className={`${HEAD} w-24 text-end md:w-40`}>
						High Score
					</th>
					<th scope="col" className={`${HEAD} w-40 text-end max-sm:hidden md:w-56`}>
						Feature
					</th>
				</tr>
			</thead>
			<tbody>
				{data
					? data.map((row) => (
							<BoardRow key={row.userId} row={row} isMe={row.userId === me.id} isPlain={isPlain} />
						))
					: Array.from({ length: ROWS }, (_, index) => <WaitingRow key={index} />)}
			</tbody>
		</table>
	);
}

/** In place of the table. */
function Notice({ children }: { children: React.ReactNode }) {
	return (
		<div className="mt-6 grid min-h-60 place-content-center justify-items-center gap-5 rounded-xl bg-raise p-6 text-center">
			{children}
		</div>
	);
}

/** As high as the row that will take its place. */
function WaitingRow() {
	return (
		<tr className="h-16 border-b border-line">
			<td colSpan={4} className="px-2 md:px-4">
				<div className="h-5 animate-pulse rounded-sm bg-sunk" />
			</td>
		</tr>
	);
}
