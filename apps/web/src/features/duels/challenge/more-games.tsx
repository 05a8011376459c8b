import { MAX_SEARCH_LENGTH } from "@hilo/rules/custom-games/caps";
import { keepPreviousData } from "@tanstack/react-query";
import { useId, useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { count } from "../../../platform/count.ts";
import { LoadFailure } from "../../../platform/failures.tsx";
import { useSite } from "../../../platform/site.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useDebounced } from "../../../ui/use-debounced.ts";
import { creatorNameOf, tintOf } from "../../custom-games/game-view.ts";
import { GameTile } from "./game-tile.tsx";

interface MoreGamesProps {
	/** The chosen custom game; null for another choice. */
	chosen: { readonly id: string; readonly title: string } | null;
	choose: (id: string) => void;
	isPlayer: boolean;
}

/** The row below the classic games: the player's own games, and all public ones. */
export function MoreGames(props: MoreGamesProps) {
	const [wasOpened, setOpen] = useState<boolean | null>(null);
	const isOpen = wasOpened ?? props.chosen !== null;
	const id = useId();
	return (
		<div className="mt-2">
			<Button
				kind="quiet"
				wide
				small
				aria-expanded={isOpen}
				aria-controls={id}
				onClick={() => setOpen(!isOpen)}
			>
				More games
				<Icon name="down" className={`size-5 stroke-3 ${isOpen ? "rotate-180" : ""}`} />
			</Button>
			<div id={id} className="mt-3" hidden={!isOpen}>
				{isOpen && <GameSearch {...props} />}
			</div>
		</div>
	);
}

const DEBOUNCE_MS = 400;
/** Without a search there is room for the games of others too. */
const MAX_OWN = 6;
const MAX_SHOWN = 10;

function GameSearch(props: MoreGamesProps) {
	const [text, setText] = useState("");
	const [search] = useDebounced(text.trim(), DEBOUNCE_MS);
	return (
		<>
			<SearchField
				label="Search games"
				placeholder="Search games or creators"
				maxLength={MAX_SEARCH_LENGTH}
				onInput={({ currentTarget }) => setText(currentTarget.value)}
				// Enter would submit the form.
				onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
			/>
			<FoundGames {...props} search={search} />
		</>
	);
}

function FoundGames({ search, chosen, choose, isPlayer }: MoreGamesProps & { search: string }) {
	const { name: siteName } = useSite();
	const { own, others, query } = useFoundGames(search, isPlayer);
	if (!query.data)
		return query.error ? (
			<LoadFailure query={query} />
		) : (
			<Skeleton count={4} className="h-16" list="mt-3 grid grid-cols-2 gap-2" />
		);
	const games = [
		...own.map(({ id, name }) => ({ id, name, note: "Your game" })),
		...others.map((game) => ({ id: game.id, name: game.name, note: `by ${creatorNameOf(game, siteName)}` })),
	].slice(0, MAX_SHOWN);
	const isListed = chosen === null || games.some(({ id }) => id === chosen.id);
	const shown = isListed ? games : [{ id: chosen.id, name: chosen.title, note: "" }, ...games];
	return (
		<>
			<div aria-busy={query.isPlaceholderData} className="mt-3 grid grid-cols-2 gap-2">
				{shown.map(({ id, name, note }) => (
					<GameTile
						key={id}
						data-tint={tintOf(id)}
						value={id}
						isChosen={id === chosen?.id}
						choose={() => choose(id)}
						name={name}
						note={note}
					/>
				))}
			</div>
			<p role="status" className={games.length > 0 ? "sr-only" : "py-3 text-muted wrap-anywhere"}>
				{search && (games.length > 0 ? count(games.length, "game") : `No games found for “${search}”.`)}
			</p>
		</>
	);
}

function useFoundGames(search: string, isPlayer: boolean) {
	const mine = trpc.customGames.mine.useQuery(undefined, { enabled: isPlayer });
	const query = trpc.customGames.discover.useQuery({ search }, { placeholderData: keepPreviousData });
	const wanted = search.toLowerCase();
	const own = (mine.data ?? []).filter(({ name }) => name.toLowerCase().includes(wanted)).slice(0, MAX_OWN);
	const found = [...(query.data?.games ?? []), ...(query.data?.featured ?? [])];
	return { own, others: found.filter(({ id }) => !own.some((game) => game.id === id)), query };
}
