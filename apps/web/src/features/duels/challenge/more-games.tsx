import { MAX_SEARCH_LENGTH } from "@hilo/rules/custom-games/caps";
import { keepPreviousData } from "@tanstack/react-query";
import { useEffect, useId, useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { count } from "../../../platform/count.ts";
import { LoadFailure } from "../../../platform/failures.tsx";
import { useSite } from "../../../platform/site.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
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
	const [wasOpened, setOpen] = useState(false);
	const isOpen = wasOpened || props.chosen !== null;
	const id = useId();
	return (
		<div className="mt-2">
			<Button
				kind="quiet"
				wide
				small
				aria-expanded={isOpen}
				aria-controls={id}
				onClick={() => setOpen(!wasOpened)}
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

function GameSearch({ chosen, choose, isPlayer }: MoreGamesProps) {
	const { name: siteName } = useSite();
	const [text, setText] = useState("");
	const search = useSettled(text.trim());
	const own = trpc.customGames.mine.useQuery(undefined, { enabled: isPlayer });
	const found = trpc.customGames.discover.useQuery({ search }, { placeholderData: keepPreviousData });
	if (found.error && !found.data) return <LoadFailure query={found} />;
	const wanted = search.toLowerCase();
	const ownGames = (own.data ?? []).filter(({ name }) => name.toLowerCase().includes(wanted));
	const isOwn = (id: string) => ownGames.some((game) => game.id === id);
	const others = [...(found.data?.games ?? []), ...(found.data?.featured ?? [])].filter(
		({ id }) => !isOwn(id),
	);
	const games = [...ownGames.slice(0, MAX_OWN), ...others].slice(0, MAX_SHOWN);
	const isListed = chosen === null || games.some(({ id }) => id === chosen.id);
	const tile = (id: string) => ({
		"data-tint": tintOf(id),
		value: id,
		isChosen: id === chosen?.id,
		choose: () => choose(id),
	});
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
			{found.data ? (
				<>
					<div aria-busy={found.isPlaceholderData} className="mt-3 grid grid-cols-2 gap-2">
						{!isListed && <GameTile {...tile(chosen.id)} name={chosen.title} />}
						{games.map((game) => (
							<GameTile
								key={game.id}
								{...tile(game.id)}
								name={game.name}
								note={isOwn(game.id) ? "Your game" : `by ${creatorNameOf(game, siteName)}`}
							/>
						))}
					</div>
					<p role="status" className={games.length > 0 ? "sr-only" : "py-3 text-muted wrap-anywhere"}>
						{search && (games.length > 0 ? count(games.length, "game") : `No games found for “${search}”.`)}
					</p>
				</>
			) : (
				<Skeleton count={4} className="h-16" list="mt-3 grid grid-cols-2 gap-2" />
			)}
		</>
	);
}

/** Follows the text after a pause in typing. */
function useSettled(text: string): string {
	const [settled, settle] = useState(text);
	useEffect(() => {
		const timer = setTimeout(() => settle(text), DEBOUNCE_MS);
		return () => clearTimeout(timer);
	}, [text]);
	return settled;
}
