import { masteryOf } from "@hilo/rules/progression/levels";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useMe } from "../../platform/session.ts";
import type { VisibleGame } from "../../platform/visible-games.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Seam } from "../../ui/seam.tsx";
import { Section } from "../../ui/section.tsx";
import { GameSquare } from "../daily/deck/deck-squares.tsx";
import { GameArt } from "../play/art/game-art.tsx";
import { ItemTile } from "../play/art/tile.tsx";
import { Medal } from "../progression/mastery.tsx";
import { SiteActivity } from "./site-activity.tsx";

interface GamesSectionProps {
	games: readonly VisibleGame[];
	/** Shown at the end of the heading's line. */
	aside?: ReactNode;
	/** More cards. */
	children?: ReactNode;
	className?: string;
}

export function GamesSection({ games, aside, children, className = "" }: GamesSectionProps) {
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
			<ul className="grid grid-cols-2 gap-2 md:grid-cols-4 md:gap-4 lg:gap-5">
				{games.map((visible) => (
					<GameCard key={visible.game.id} {...visible} />
				))}
				{children}
			</ul>
		</Section>
	);
}

/** The whole card can be pressed. On phones it is a low tile with the game's icon in place of its art. */
export function GameCard({ game, route, name, description }: Omit<VisibleGame, "isDisabled">) {
	const me = useMe();
	return (
		<li
			data-game={game.id}
			className="press group relative flex min-h-24 flex-col overflow-hidden rounded-lg bg-raise shadow-card has-focus-visible:focus-ring md:rounded-xl"
		>
			<GameArt game={game.id} className="aspect-100/60 max-md:hidden" />
			<div className="flex grow flex-col justify-between gap-1.5 p-2.5 md:gap-2 md:p-4 lg:p-5">
				<div className="flex items-center gap-2.5">
					<GameSquare game={game.id} className="size-9 shrink-0 rounded-sm md:hidden" />
					<h3 className="text-base leading-[1.1] wrap-anywhere md:text-xl lg:text-2xl">{name}</h3>
				</div>
				<p className={`text-xs leading-tight text-muted md:grow md:text-base ${me ? "max-md:sr-only" : ""}`}>
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
		<div className="flex min-h-7 items-center justify-between gap-2 md:min-h-8">
			{best === 0 ? (
				<p className="text-xs whitespace-nowrap text-muted md:text-base">No record yet</p>
			) : (
				<p className="flex items-baseline gap-1.5 text-xs text-muted md:text-base">
					Your best{" "}
					<strong className="font-display text-xl leading-none text-accent tabular-nums md:text-2xl">
						{best}
					</strong>
				</p>
			)}
			{step && <Medal step={step} className="size-7 md:size-8" />}
		</div>
	);
}

export function CustomGamesCard() {
	return (
		<li className="col-span-full flex overflow-hidden rounded-lg bg-raise shadow-card md:rounded-xl">
			<div aria-hidden="true" className="@container w-28 shrink-0 bg-accent/20 max-md:hidden lg:w-64">
				<div className="relative grid h-full grid-cols-2">
					<Tile name="Pizza" look="-rotate-3" />
					<Tile name="Ramen" look="rotate-3" />
					<Seam small />
				</div>
			</div>
			<div className="flex grow flex-wrap items-center justify-between gap-x-4 gap-y-2 p-2.5 pl-3.5 lg:p-6">
				<div className="grow basis-32 md:basis-64">
					<h3 className="text-base leading-tight md:text-xl lg:text-2xl">Custom Games</h3>
					<p className="text-xs text-muted max-md:leading-tight md:mt-1 md:text-base">
						Anything with a number can be a duel.
						<span className="max-md:sr-only"> Make your own, and challenge your friends.</span>
					</p>
				</div>
				<LinkButton
					to="/custom-games"
					search={{ create: true }}
					kind="quiet"
					className="max-md:min-h-11 max-md:px-3.5 max-md:text-sm"
				>
					CREATE GAME
				</LinkButton>
			</div>
		</li>
	);
}

function Tile({ name, look }: { name: string; look: string }) {
	return (
		<span className="grid place-items-center">
			<span className={`size-[clamp(2.5rem,30cqi,6rem)] overflow-hidden rounded-sm ring-2 ring-ink ${look}`}>
				<ItemTile name={name} />
			</span>
		</span>
	);
}
