import { Link } from "@tanstack/react-router";
import { useMe } from "../../../platform/session.ts";
import { LinkButton } from "../../../ui/button.tsx";
import type { VisibleGame } from "../../play/visible-games.ts";
import { GameArt } from "./game-art.tsx";

export function GameCard({ game, route, name, description }: VisibleGame) {
	return (
		<li data-game={game.id} className="flex flex-col overflow-hidden rounded-xl bg-raise shadow-card">
			<GameArt game={game.id} />
			<div className="flex grow flex-col gap-2 p-5 md:p-7">
				<h3 className="text-3xl md:text-4xl">{name}</h3>
				<p className="text-lg text-muted">{description}</p>
				<div className="mt-auto flex flex-wrap items-center justify-between gap-4 pt-5">
					<BestScore game={game} />
					<LinkButton
						to={route}
						aria-label={`PLAY NOW: ${name}`}
						className="min-h-14 px-5 tracking-wide md:px-7"
					>
						PLAY NOW
					</LinkButton>
				</div>
			</div>
		</li>
	);
}

function BestScore({ game }: Pick<VisibleGame, "game">) {
	const me = useMe();
	if (!me) {
		return (
			<p className="text-muted">
				<Link to="/sign-in" className="link font-bold text-ink">
					SIGN IN
				</Link>{" "}
				to track scores
			</p>
		);
	}
	const best = me.games[game.key].highScore;
	if (best === 0) return <p className="text-muted">No record yet</p>;
	return (
		<p className="text-muted">
			Your best{" "}
			<strong className="block font-display text-5xl leading-none font-extrabold text-accent tabular-nums">
				{best}
			</strong>
		</p>
	);
}
