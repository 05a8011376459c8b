import { masteryOf } from "@hilo/rules/progression/levels";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useMe } from "../../platform/session.ts";
import type { VisibleGame } from "../../platform/visible-games.ts";
import { Section } from "../../ui/section.tsx";
import { GameSquare } from "../daily/deck/deck-squares.tsx";
import { GameArt } from "../play/art/game-art.tsx";
import { Medal } from "../progression/mastery.tsx";
import { SiteActivity } from "./site-activity.tsx";

interface GamesSectionProps {
	games: readonly VisibleGame[];
	/** Shown at the end of the heading's line. */
	aside?: ReactNode;
	className?: string;
}

export function GamesSection({ games, aside, className = "" }: GamesSectionProps) {
	const me = useMe();
	return (
		<Section
			title="Pick a game"
			size={me ? "medium" : "large"}
			aside={
				<div
					className={`flex flex-wrap items-center gap-x-6 gap-y-1 ${aside ? "max-md:grow max-md:justify-between" : ""}`}
				>
					<SiteActivity />
					{aside}
				</div>
			}
			className={className}
		>
			<ul className={`grid grid-cols-2 gap-2 md:grid-cols-4 md:gap-4 ${me ? "" : "lg:gap-5"}`}>
				{games.map((visible) => (
					<GameCard key={visible.game.id} {...visible} />
				))}
			</ul>
		</Section>
	);
}

/** The whole card can be pressed. On phones it is a low tile with the game's icon in place of its art. */
export function GameCard({ game, route, name, description }: Omit<VisibleGame, "isDisabled">) {
	// A player's page has another column beside the cards.
	const isNarrow = useMe() !== null;
	return (
		<li
			data-game={game.id}
			className="press group relative flex min-h-24 flex-col overflow-hidden rounded-lg bg-raise shadow-card has-focus-visible:focus-ring md:rounded-xl"
		>
			<GameArt game={game.id} className="aspect-100/60 max-md:hidden" />
			<div
				className={`flex grow flex-col justify-between gap-1.5 p-2.5 md:gap-2 ${isNarrow ? "md:p-3 xl:p-4" : "md:p-4 lg:p-5"}`}
			>
				<div className="flex items-center gap-2.5">
					<GameSquare game={game.id} className="size-9 shrink-0 rounded-sm md:hidden" />
					<h3 className={`text-base leading-[1.1] wrap-anywhere md:text-xl ${isNarrow ? "" : "lg:text-2xl"}`}>
						{name}
					</h3>
				</div>
				<p
					className={`text-xs leading-tight text-muted md:grow ${isNarrow ? "md:text-sm max-md:sr-only" : "md:text-base"}`}
				>
					{description}
				</p>
				<BestScore game={game} />
				<Link
					to={route}
					aria-label={`PLAY NOW: ${name}`}
					className="font-display font-bold tracking-wide text-accent focus-visible:outline-none max-md:absolute max-md:inset-0 max-md:text-[0px] md:text-sm md:after:absolute md:after:inset-0"
				>
					PLAY NOW
				</Link>
			</div>
		</li>
	);
}

function BestScore({ game }: Pick<VisibleGame, "game">) {
	const me = useMe();
	// The line above the cards says it where it can be seen.
	if (!me) return <p className="sr-only">SIGN IN to track scores</p>;
	const best = me.games[game.key].highScore;
	const { step } = masteryOf(me.rightAnswers[game.id]);
	return (
		<div className="flex min-h-7 items-center justify-between gap-1 xl:min-h-8">
			{best === 0 ? (
				<p className="text-xs whitespace-nowrap text-muted xl:text-sm">No record yet</p>
			) : (
				<p className="flex items-baseline gap-1.5 text-xs whitespace-nowrap text-muted xl:text-sm">
					Your best{" "}
					<strong className="font-display text-xl leading-none text-accent tabular-nums xl:text-2xl">
						{best}
					</strong>
				</p>
			)}
			{step && <Medal step={step} className="size-7 xl:size-8" />}
		</div>
	);
}
