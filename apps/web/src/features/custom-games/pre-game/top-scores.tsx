import { boardRefusal } from "@hilo/rules/custom-games/access";
import { LEADERBOARDS_ERRORS } from "@hilo/rules/leaderboards/leaderboards.errors";
import { Link } from "@tanstack/react-router";
import { useMe } from "../../../platform/session.ts";
import { useSignInAddress } from "../../../platform/sign-in-address.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { GameView } from "../stage/view.ts";

export function TopScores({ game }: { game: GameView }) {
	return (
		<section className="pregame-board" aria-labelledby="top-scores">
			<h2 id="top-scores" className="text-2xl">
				Top scores
			</h2>
			{game.board === "open" ? <Rows rows={game.topScores} /> : <Closed game={game} />}
		</section>
	);
}

function Closed({ game: { privacyLevel, board } }: { game: GameView }) {
	const signIn = useSignInAddress();
	return (
		<div className="mt-2 grid justify-items-start gap-2 text-muted">
			<p className="text-pretty">{LEADERBOARDS_ERRORS[boardRefusal(privacyLevel)].message}</p>
			{board === "signed-out" && (
				<Link {...signIn} className="link font-bold">
					Sign in
				</Link>
			)}
		</div>
	);
}

function Rows({ rows }: { rows: GameView["topScores"] }) {
	const me = useMe();
	if (rows.length === 0) {
		return <p className="mt-2 text-muted text-pretty">No scores yet. Be the first!</p>;
	}
	return (
		<ol className="mt-2">
			{rows.map(({ rank, userId, username, avatarUrl, score, verified }) => (
				<li
					key={userId}
					aria-current={userId === me?.id ? "true" : undefined}
					className="relative flex min-h-12 items-center gap-3 border-b border-line px-2 last:border-0 hover:bg-sunk aria-[current=true]:rounded-md aria-[current=true]:border-0 aria-[current=true]:bg-accent aria-[current=true]:text-on-accent"
				>
					<span className="w-5 text-end font-display text-lg font-extrabold tabular-nums">{rank}</span>
					<Avatar username={username} url={avatarUrl} className="grid size-8 text-sm" />
					<Link
						to="/user/$userId"
						params={{ userId }}
						className="min-w-0 grow truncate font-bold after:absolute after:inset-0 hover:underline"
					>
						<bdi>{username}</bdi>
					</Link>
					<span className="font-display text-xl font-extrabold tabular-nums">{score}</span>
					<span className="w-4">
						{verified && <Icon name="check" label="refereed by the server" className="size-4 stroke-4" />}
					</span>
				</li>
			))}
		</ol>
	);
}
