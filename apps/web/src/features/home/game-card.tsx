import type { GameId } from "@hilo/rules/play/games";
import { masteryOf } from "@hilo/rules/progression/mastery";
import { useHydrated } from "@tanstack/react-router";
import { useMe } from "../../platform/session.ts";
import type { VisibleGame } from "../../platform/visible-games.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Seam } from "../../ui/seam.tsx";
import { Drawing } from "../play/art/drawing.tsx";
import { GAME_PAIRS, type ShownItem } from "../play/art/game-pairs.ts";
import { ItemTile } from "../play/art/item-tile.tsx";
import { Medal } from "../progression/mastery.tsx";

/** The whole card can be pressed, although the link inside is small. */
export function GameCard({ game, route, name, description }: Omit<VisibleGame, "isDisabled">) {
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
	const { step } = masteryOf(me.mastery[game.id]);
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

function GameArt({ game }: { game: GameId }) {
	const [first, second] = GAME_PAIRS[game];
	return (
		<div aria-hidden="true" className="@container shrink-0 bg-accent/20">
			<div className="relative grid aspect-100/68 grid-cols-2 text-center">
				<Item item={first} look="-rotate-3 motion-safe:group-hover:-rotate-9" />
				<Item item={second} look="rotate-3 motion-safe:group-hover:rotate-9" />
				<Seam small />
			</div>
		</div>
	);
}

/** Art without a file. Files wait for hydration, because they would load before the fonts of the first screen. */
const WITHOUT_FILE: readonly string[] = ["repository", "subreddit", "poster", "sleeve"];

function Item({ item, look }: { item: ShownItem; look: string }) {
	const isHydrated = useHydrated();
	return (
		<div className="flex min-w-0 flex-col items-center justify-center gap-[3.5cqi] px-[2cqi]">
			<div
				className={`transition-[rotate] duration-300 ease-stage [&>svg]:h-full [&>svg]:rounded-sm [&>svg]:ring-2 [&>svg]:ring-ink [&>img]:h-full [&>img]:rounded-sm [&>img]:ring-2 [&>img]:ring-ink ${HEIGHTS[item.art.kind] ?? "h-[35cqi]"} ${look}`}
			>
				{(WITHOUT_FILE.includes(item.art.kind) || isHydrated) && (
					<Drawing art={item.art} name={item.label} value={item.year} />
				)}
			</div>
			<span className="text-[clamp(0.75rem,5.6cqi,1.125rem)] leading-[1.1] font-bold text-balance">
				{item.label}
			</span>
		</div>
	);
}

const HEIGHTS: Readonly<Partial<Record<ShownItem["art"]["kind"], string>>> = {
	flag: "h-[28cqi]",
	poster: "h-[44cqi]",
};

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
