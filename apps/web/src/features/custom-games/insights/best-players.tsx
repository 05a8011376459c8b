import { Link } from "@tanstack/react-router";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { LoadFailure } from "../../../platform/load-failure.tsx";
import { useMe } from "../../../platform/session.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { InsightsPart } from "./insights-part.tsx";

export function BestPlayers({ gameId }: { gameId: string }) {
	const query = trpc.customGames.board.useQuery({ id: gameId, order: "score" });
	return (
		<InsightsPart title="Board">
			{query.data ? (
				<Rows rows={query.data.rows} />
			) : query.error ? (
				<LoadFailure query={query} />
			) : (
				<Skeleton count={3} className="h-12" />
			)}
		</InsightsPart>
	);
}

type Row = Outputs["customGames"]["board"]["rows"][number];

function Rows({ rows }: { rows: readonly Row[] }) {
	const me = useMe();
	if (rows.length === 0) return <p className="text-muted">No scores yet.</p>;
	return (
		<ol>
			{rows.map(({ rank, userId, username, avatarUrl, score, timePerGuess, verified }) => (
				<li
					key={userId}
					aria-current={userId === me?.id ? "true" : undefined}
					className="flex min-h-13 items-center gap-3 border-b border-line px-2 last:border-0 aria-[current=true]:rounded-md aria-[current=true]:border-0 aria-[current=true]:bg-accent aria-[current=true]:text-on-accent"
				>
					<span className="w-6 shrink-0 text-end font-display text-lg font-extrabold tabular-nums">
						{rank}
					</span>
					<Avatar username={username} url={avatarUrl} className="grid size-8 text-sm" />
					<Link
						to="/user/$userId"
						params={{ userId }}
						className="min-w-0 grow truncate py-2 font-bold hover:underline"
					>
						<bdi>{username}</bdi>
					</Link>
					<span className="text-sm tabular-nums whitespace-nowrap">{timePerGuess.toFixed(1)} s a guess</span>
					<span className="font-display text-xl font-extrabold tabular-nums">{score}</span>
					<span className="w-4 shrink-0">
						{verified && <Icon name="check" label="refereed by the server" className="size-4 stroke-4" />}
					</span>
				</li>
			))}
		</ol>
	);
}
