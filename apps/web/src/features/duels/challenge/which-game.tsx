import { CLASSIC_GAMES, type GameId } from "@hilo/rules/play/games";
import type { ReactNode } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { visibleGames } from "../../../platform/visible-games.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Drawing } from "../../play/art/drawing.tsx";
import { GAME_PAIRS } from "../../play/art/game-pairs.ts";
import type { PickedGame } from "./draft.ts";
import { FilterFields } from "./filter-fields.tsx";
import { ROW, ROW_RADIO } from "./row.ts";
import type { LinkedGame } from "./use-linked-game.ts";

interface WhichGameProps {
	linked: LinkedGame | null;
	hasRun: boolean;
	hasCustom: boolean;
	/** Why the run's own cards can't be played; null if they can. */
	freshCards: string | null;
	game: PickedGame;
	filter: string;
	choose: (game: PickedGame) => void;
	setFilter: (filter: string) => void;
}

export function WhichGame(props: WhichGameProps) {
	const { linked, hasRun, hasCustom, freshCards, game, filter, choose, setFilter } = props;
	const { data } = trpc.site.gameStatus.useQuery();
	const tile = (value: PickedGame) => ({ value, isChosen: value === game, choose });
	return (
		<fieldset className="min-w-0">
			<legend className="mb-3 font-display text-2xl font-extrabold">Which game?</legend>
			<div className="grid grid-cols-2 gap-2 xl:grid-cols-4">
				{hasRun && (
					<Tile
						{...tile("run")}
						{...linked?.colour}
						name={linked?.title ?? "Your last run"}
						note={freshCards ?? "The cards you just played"}
						isWide
					/>
				)}
				{hasCustom && (
					<Tile
						{...tile("custom")}
						{...linked?.colour}
						name={linked?.title ?? "This game"}
						note="New cards"
						isWide
					/>
				)}
				{visibleGames(data).map(({ game: { id }, name }) => (
					<Tile key={id} {...tile(id)} data-game={id} name={name}>
						<span
							aria-hidden="true"
							className="grid size-9 shrink-0 place-items-center [&>*]:max-h-9 [&>img]:h-auto [&>img]:rounded-sm [&>img]:ring-2 [&>img]:ring-ink [&>svg]:h-9 [&>svg]:w-auto"
						>
							<Sample game={id} />
						</span>
					</Tile>
				))}
			</div>
			{game !== "run" && game !== "custom" && CLASSIC_GAMES[game].storesFilter && (
				<FilterFields game={game} filter={filter} setFilter={setFilter} />
			)}
		</fieldset>
	);
}

function Sample({ game }: { game: GameId }) {
	const [{ label, art, year }] = GAME_PAIRS[game];
	return <Drawing art={art} name={label} value={year} />;
}

interface TileProps {
	value: PickedGame;
	isChosen: boolean;
	choose: (game: PickedGame) => void;
	name: string;
	note?: string;
	/** As wide as the list, because the page was opened for it. */
	isWide?: boolean;
	"data-game"?: string | undefined;
	"data-tint"?: number | undefined;
	children?: ReactNode;
}

function Tile({ value, isChosen, choose, name, note, isWide = false, children, ...colour }: TileProps) {
	return (
		<label
			{...colour}
			className={`${ROW} min-h-16 gap-2 py-2 pr-1.5 pl-4 before:absolute before:inset-y-0 before:left-0 before:w-2 before:rounded-l-[0.6rem] before:bg-accent ${isWide ? "col-span-full" : ""}`}
		>
			<input
				type="radio"
				name="game"
				value={value}
				checked={isChosen}
				onChange={() => choose(value)}
				className={ROW_RADIO}
			/>
			{children}
			<span className="min-w-0 grow">
				<span className="line-clamp-2 text-[0.95rem] leading-tight font-bold [overflow-wrap:break-word]">
					{name}
				</span>
				{note && <span className="block text-sm text-muted">{note}</span>}
			</span>
			{/* On the edge, where it does not cover text. */}
			<Icon
				name="check"
				className="absolute -top-2.5 right-2.5 hidden size-5 rounded-full bg-ink stroke-4 p-0.5 text-paper peer-checked:block"
			/>
		</label>
	);
}
