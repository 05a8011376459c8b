import { useMe } from "../../../platform/session.ts";
import type { VisibleGame } from "../../../platform/visible-games.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { GameArt } from "./game-art.tsx";

/** The whole card can be pressed, although the link inside is small. */
export function GameCard({ game, route, name, description }: VisibleGame) {
	return (
		<li
			data-game={game.id}
			className="group relative flex flex-col overflow-hidden rounded-lg bg-raise shadow-card md:rounded-xl"
		>
			<GameArt game={game.id} />
			<div className="flex grow flex-col p-3 lg:p-5">
				<h3 className="text-xl leading-tight lg:text-2xl">{name}</h3>
				<p className="mt-1 text-sm leading-tight text-muted lg:text-base">{description}</p>
				<div className="mt-auto grid gap-2 pt-2.5 text-xs text-muted lg:gap-3 lg:text-base">
					<BestScore game={game} />
					<LinkButton
						to={route}
						aria-label={`PLAY NOW: ${name}`}
						className="min-h-11 px-3 after:absolute after:inset-0"
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
			<p>
				<span className="font-bold text-ink">SIGN IN</span> to track scores
			</p>
		);
	}
	const best = me.games[game.key].highScore;
	if (best === 0) return <p>No record yet</p>;
	return (
		<p className="flex items-baseline gap-1.5">
			Your best{" "}
			<strong className="font-display text-2xl leading-none text-accent tabular-nums">{best}</strong>
		</p>
	);
}
