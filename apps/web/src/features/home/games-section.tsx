import { masteryOf } from "@hilo/rules/progression/levels";
import type { ReactNode } from "react";
import { useMe } from "../../platform/session.ts";
import type { VisibleGame } from "../../platform/visible-games.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Seam } from "../../ui/seam.tsx";
import { Section } from "../../ui/section.tsx";
import { GameArt } from "../play/art/game-art.tsx";
import { ItemTile } from "../play/art/tile.tsx";
import { Medal } from "../progression/mastery.tsx";

interface GamesSectionProps {
	games: readonly VisibleGame[];
	/** Shown at the end of the heading's line. */
	aside?: ReactNode;
	/** More cards. */
	children?: ReactNode;
	className?: string;
}

export function GamesSection({ games, aside, children, className = "" }: GamesSectionProps) {
	return (
		<Section title="Pick a game" aside={aside} className={className}>
			<ul className="grid grid-cols-2 gap-3 md:grid-cols-4 lg:gap-5">
				{games.map((visible) => (
					<GameCard key={visible.game.id} {...visible} />
				))}
				{children}
			</ul>
		</Section>
	);
}

/** The whole card can be pressed, although the link inside is small. */
export function GameCard({ game, route, name, description }: Omit<VisibleGame, "isDisabled">) {
	return (
		<li
			data-game={game.id}
			className="group relative flex flex-col overflow-hidden rounded-lg bg-raise shadow-card md:rounded-xl"
		>
			<GameArt game={game.id} className="aspect-100/68" />
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
	const { step } = masteryOf(me.rightAnswers[game.id]);
	return (
		<div className="flex min-h-8 items-center justify-between gap-2">
			{best === 0 ? (
				<p>No record yet</p>
			) : (
				<p className="flex items-baseline gap-1.5">
					Your best{" "}
					<strong className="font-display text-2xl leading-none text-accent tabular-nums">{best}</strong>
				</p>
			)}
			{step && <Medal step={step} />}
		</div>
	);
}

export function CustomGamesCard() {
	return (
		<li className="col-span-full grid overflow-hidden rounded-lg bg-raise shadow-card sm:grid-cols-[2fr_3fr] md:rounded-xl lg:grid-cols-[1fr_3fr]">
			<div aria-hidden="true" className="@container bg-accent/20">
				<div className="relative grid h-full grid-cols-2 max-sm:aspect-100/34">
					<Tile name="Pizza" look="-rotate-3" />
					<Tile name="Ramen" look="rotate-3" />
					<Seam small />
				</div>
			</div>
			<div className="flex flex-wrap items-center gap-x-8 gap-y-3 p-4 lg:p-6">
				<div className="grow basis-64">
					<h3 className="text-xl leading-tight lg:text-2xl">Custom Games</h3>
					<p className="mt-1 text-muted">
						Anything with a number can be a duel. Make your own, and challenge your friends.
					</p>
				</div>
				<LinkButton to="/custom-games" search={{ create: true }} className="min-h-11 max-sm:w-full">
					CREATE GAME
				</LinkButton>
			</div>
		</li>
	);
}

function Tile({ name, look }: { name: string; look: string }) {
	return (
		<span className="grid place-items-center">
			<span className={`size-[clamp(4rem,30cqi,6rem)] overflow-hidden rounded-sm ring-2 ring-ink ${look}`}>
				<ItemTile name={name} />
			</span>
		</span>
	);
}
