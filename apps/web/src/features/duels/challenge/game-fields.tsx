import {
	HISTORY_PERIODS,
	MOVIE_ERAS,
	MOVIE_GENRES,
	MUSIC_FILTERS,
	WEALTH_CATEGORIES,
} from "@hilo/catalog/filter-options";
import { type FilteredGame, type GameId, hasFilters } from "@hilo/rules/play/games";
import type { ComponentProps } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { visibleGames } from "../../../platform/visible-games.ts";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/select.tsx";
import { Drawing } from "../../play/art/art.tsx";
import { GAME_PAIRS } from "../../play/art/game-pairs.ts";
import { gameText } from "../duel-text.ts";
import type { ChallengeDraft, PickedGame } from "./challenge-draft.ts";
import type { ChallengeSearch } from "./challenge-search.ts";
import { GameTile } from "./game-tile.tsx";
import { lastChallenge } from "./last-challenge.ts";
import { MoreGames } from "./more-games.tsx";
import type { LinkedGame } from "./use-challenge.ts";

interface GameFieldsProps {
	linked: LinkedGame;
	search: ChallengeSearch;
	draft: ChallengeDraft;
	/** Of what is chosen. */
	title: string;
	isPlayer: boolean;
	choose: (game: PickedGame) => void;
	change: (changes: Partial<ChallengeDraft>) => void;
}

export function GameFields({ linked, search, draft, title, isPlayer, choose, change }: GameFieldsProps) {
	const { game, custom, filter, isLive } = draft;
	const tile = (value: PickedGame) => ({ value, isChosen: value === game, choose: () => choose(value) });
	const linkedTile = { ...linked.colour, name: linked.title, isWide: true };
	const hasOwnCards = search.run !== undefined || search.deck !== undefined;
	return (
		<fieldset className="min-w-0">
			<legend className="mb-3 font-display text-2xl font-extrabold">Which game?</legend>
			{isPlayer && !hasOwnCards && <LastGame change={change} />}
			<div className="grid grid-cols-2 gap-2 xl:grid-cols-4">
				{game === "deck" && <GameTile {...tile("deck")} {...linkedTile} note="The cards you played" />}
				{search.run && (
					<GameTile
						{...tile("run")}
						{...linkedTile}
						note={isLive ? "New cards: you know those of your run" : "The cards you just played"}
					/>
				)}
				{search.custom && (
					<GameTile
						{...linkedTile}
						value="custom"
						isChosen={game === "custom" && custom?.id === search.custom}
						choose={() => change({ game: "custom", custom: { id: search.custom ?? "", key: search.key } })}
						note="New cards"
					/>
				)}
				{game !== "deck" && <ClassicTiles tile={tile} />}
			</div>
			<FilterFields game={game} filter={filter} setFilter={(filter) => change({ filter })} />
			{game !== "deck" && (
				<MoreGames
					chosen={
						game === "custom" && custom && custom.id !== search.custom ? { id: custom.id, title } : null
					}
					choose={(id) => change({ game: "custom", custom: { id } })}
					isPlayer={isPlayer}
				/>
			)}
		</fieldset>
	);
}

type TileOf = (game: GameId) => Pick<ComponentProps<typeof GameTile>, "value" | "isChosen" | "choose">;

function ClassicTiles({ tile }: { tile: TileOf }) {
	const { data } = trpc.site.gameStatus.useQuery();
	return visibleGames(data).map(({ game: { id }, name }) => {
		const [{ label, art, year }] = GAME_PAIRS[id];
		return (
			<GameTile key={id} {...tile(id)} data-game={id} name={name}>
				<Drawing art={art} name={label} value={year} className="aspect-square! w-9 shrink-0 rounded-sm" />
			</GameTile>
		);
	});
}

/** Chooses the game and the filter of the player's last challenge. */
function LastGame({ change }: Pick<GameFieldsProps, "change">) {
	const { data: duels } = trpc.duels.mine.useQuery();
	const { data: statuses } = trpc.site.gameStatus.useQuery();
	const last = lastChallenge(duels, visibleGames(statuses));
	if (!last) return null;
	const { game, customGameId, linkKey, filter } = last;
	const chosen: Partial<ChallengeDraft> =
		game === "custom"
			? { game, custom: { id: customGameId ?? "", key: linkKey ?? undefined } }
			: { game, filter };
	return (
		<Button
			kind="quiet"
			wide
			small
			className="mb-2 flex-wrap gap-x-3 gap-y-1 py-2"
			onClick={() => change(chosen)}
		>
			Same as last time
			<span className="text-sm text-muted wrap-anywhere">{gameText(last)}</span>
		</Button>
	);
}

type Field = Pick<ComponentProps<typeof Select>, "label" | "options">;

const FILTERS: Readonly<Record<Exclude<FilteredGame, "movie">, Field>> = {
	music: { label: "Category", options: MUSIC_FILTERS },
	wealth: { label: "Category", options: WEALTH_CATEGORIES },
	history: { label: "Time period", options: HISTORY_PERIODS },
};

interface FilterFieldsProps {
	game: PickedGame;
	/** "" for the first of each list. */
	filter: string;
	setFilter: (filter: string) => void;
}

function FilterFields({ game, filter, setFilter }: FilterFieldsProps) {
	if (game === "run" || game === "deck" || game === "custom" || !hasFilters(game)) return null;
	if (game === "movie") return <MovieFields filter={filter} setFilter={setFilter} />;
	const field = FILTERS[game];
	return (
		<Select
			{...field}
			value={filter}
			onChange={({ currentTarget }) => setFilter(currentTarget.value)}
			className="mt-4"
		/>
	);
}

function MovieFields({ filter, setFilter }: Omit<FilterFieldsProps, "game">) {
	const [genre = "0", era = "all"] = filter ? filter.split(":") : [];
	return (
		<div className="mt-4 grid grid-cols-2 gap-3">
			<Select
				label="Genre"
				options={MOVIE_GENRES}
				value={genre}
				onChange={({ currentTarget }) => setFilter(`${currentTarget.value}:${era}`)}
			/>
			<Select
				label="Era"
				options={MOVIE_ERAS}
				value={era}
				onChange={({ currentTarget }) => setFilter(`${genre}:${currentTarget.value}`)}
			/>
		</div>
	);
}
