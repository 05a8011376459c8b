import {
	HISTORY_PERIODS,
	MOVIE_ERAS,
	MOVIE_GENRES,
	MUSIC_FILTERS,
	WEALTH_CATEGORIES,
} from "@hilo/catalog/filter-options";
import { type FilteredGame, hasFilters } from "@hilo/rules/play/games";
import type { ComponentProps, ReactNode } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { visibleGames } from "../../../platform/visible-games.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Select } from "../../../ui/select.tsx";
import { Drawing } from "../../play/art/art.tsx";
import { GAME_PAIRS } from "../../play/art/game-pairs.ts";
import type { GameColour } from "../duel-colour.ts";
import type { ChallengeDraft, PickedGame } from "./challenge-draft.ts";
import type { ChallengeSearch } from "./challenge-search.ts";
import { OptionCard } from "./option.tsx";
import type { LinkedGame } from "./use-challenge.ts";

interface GameFieldsProps {
	linked: LinkedGame;
	search: ChallengeSearch;
	draft: ChallengeDraft;
	choose: (game: PickedGame) => void;
	setFilter: (filter: string) => void;
}

export function GameFields({ linked, search, draft, choose, setFilter }: GameFieldsProps) {
	const { game, filter, isLive } = draft;
	const { data } = trpc.site.gameStatus.useQuery();
	const tile = (value: PickedGame) => ({ value, isChosen: value === game, choose });
	const linkedTile = { ...linked.colour, name: linked.title, isWide: true };
	return (
		<fieldset className="min-w-0">
			<legend className="mb-3 font-display text-2xl font-extrabold">Which game?</legend>
			<div className="grid grid-cols-2 gap-2 xl:grid-cols-4">
				{game === "deck" && <GameTile {...tile("deck")} {...linkedTile} note="The cards you played" />}
				{search.run && (
					<GameTile
						{...tile("run")}
						{...linkedTile}
						note={isLive ? "New cards: you know those of your run" : "The cards you just played"}
					/>
				)}
				{search.custom && <GameTile {...tile("custom")} {...linkedTile} note="New cards" />}
				{game !== "deck" &&
					visibleGames(data).map(({ game: { id }, name }) => {
						const [{ label, art, year }] = GAME_PAIRS[id];
						return (
							<GameTile key={id} {...tile(id)} data-game={id} name={name}>
								<span
									aria-hidden="true"
									className="grid size-9 shrink-0 place-items-center [&>*]:max-h-9 [&>img]:h-auto [&>img]:rounded-sm [&>img]:ring-2 [&>img]:ring-ink [&>svg]:h-9 [&>svg]:w-auto"
								>
									<Drawing art={art} name={label} value={year} />
								</span>
							</GameTile>
						);
					})}
			</div>
			<FilterFields game={game} filter={filter} setFilter={setFilter} />
		</fieldset>
	);
}

interface GameTileProps extends GameColour {
	value: PickedGame;
	isChosen: boolean;
	choose: (game: PickedGame) => void;
	name: string;
	note?: string;
	/** As wide as the list, because the page was opened for it. */
	isWide?: boolean;
	children?: ReactNode;
}

function GameTile({ value, isChosen, choose, name, note, isWide, children, ...colour }: GameTileProps) {
	return (
		<OptionCard
			{...colour}
			field="game"
			value={value}
			isChosen={isChosen}
			choose={() => choose(value)}
			className={`min-h-16 py-2 pr-1.5 pl-4 ${isWide ? "col-span-full" : ""}`}
		>
			<span className="pointer-events-none absolute inset-y-0 left-0 w-2 rounded-l-[0.6rem] bg-accent" />
			{children}
			<span className="min-w-0 grow">
				<span className="line-clamp-2 text-[0.95rem] leading-tight font-bold wrap-break-word">{name}</span>
				{note && <span className="block text-sm text-muted">{note}</span>}
			</span>
			{/* On the edge, where it does not cover text. */}
			<Icon
				name="check"
				className="absolute -top-2.5 right-2.5 hidden size-5 rounded-full bg-ink stroke-4 p-0.5 text-paper peer-checked:block"
			/>
		</OptionCard>
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
