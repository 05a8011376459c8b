import { HISTORY_PERIODS } from "@hilo/catalog/filter-options";
import type { Among, BoardPeriod } from "@hilo/rules/leaderboards/boards";
import type { AmongBoardInput } from "@hilo/rules/leaderboards/leaderboards.schema";
import type { GameKey } from "@hilo/rules/play/games";
import { keepPreviousData } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { trpc } from "../../platform/api/trpc.ts";
import type { Me } from "../../platform/session.ts";
import { classicGames, type VisibleGame } from "../../platform/visible-games.ts";
import { ChoiceMenu, type MenuOption } from "../../ui/choice-menu.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { GameIcon } from "../play/game-icon.tsx";
import { AmongChoice } from "./board-parts.tsx";
import { ClassicBoard, OwnPlace, WaitingBoard } from "./classic-board.tsx";
import { classicKey } from "./leaderboard-search.ts";
import { VisitorOffer } from "./visitor-offer.tsx";

const HISTORY = HISTORY_PERIODS.map(({ key, label }) => ({ value: key, label }));
const PERIODS: readonly MenuOption<BoardPeriod>[] = [
	{ value: "all", label: "All time" },
	{ value: "month", label: "This month" },
	{ value: "week", label: "This week" },
];

const CONTROLS = "mt-5 flex flex-wrap items-center gap-2 md:mt-7 md:gap-3 low:mt-2";

interface ChosenBoard {
	game: GameKey;
	period: BoardPeriod;
	among: Among | undefined;
}

/** @param me null for a visitor, who has no friends to choose */
export function ClassicTab({ me }: { me: Me | null }) {
	const navigate = useNavigate();
	const search = useSearch({ from: "/leaderboard" });
	const games = classicGames(trpc.site.gameStatus.useQuery().data);
	const chosen = classicKey(search);
	const hasLast = me !== null && chosen === undefined;
	const last = trpc.leaderboards.lastGame.useQuery(undefined, { enabled: hasLast });
	const key = chosen ?? last.data ?? games[0]?.game.key;
	const shown = games.find(({ game }) => key && game.keys.includes(key));
	if (!shown || !key || (hasLast && last.isPending)) {
		return (
			<>
				<Skeleton className="h-12 max-w-96" list={CONTROLS} />
				<WaitingBoard />
			</>
		);
	}
	const { game, name, route, isDisabled } = shown;
	const playRoute = isDisabled ? null : route;
	const { period = "all", among } = search;
	const shownBoard: AmongBoardInput = { key, period, among: me ? (among ?? "auto") : "all" };
	const choose = (change: Partial<ChosenBoard>) => {
		const board: ChosenBoard = { game: key, period, among, ...change };
		navigate({
			to: "/leaderboard",
			search: {
				game: board.game,
				period: board.period === "all" ? undefined : board.period,
				among: board.among,
			},
			replace: true,
			resetScroll: false,
		});
	};
	return (
		<section aria-labelledby="board" data-game={game.id}>
			<h2 id="board" className="sr-only">
				{name}
			</h2>
			<div className={CONTROLS}>
				<ChoiceMenu
					label="Game"
					options={games.map(gameOption)}
					chosen={game.key}
					onChoose={(game) => choose({ game })}
					className="bg-accent/20 font-display text-xl max-sm:w-full md:text-2xl"
				/>
				{game.id === "history" && (
					<ChoiceMenu
						label="Years"
						options={HISTORY}
						chosen={key}
						onChoose={(game) => choose({ game })}
						className="max-sm:w-full"
					/>
				)}
				<ChoiceMenu
					label="Of which time"
					options={PERIODS}
					chosen={period}
					onChoose={(period) => choose({ period })}
				/>
				{me && <AmongWhom board={shownBoard} onChoose={(among) => choose({ among })} />}
			</div>
			<div className="lg:flex lg:items-start lg:gap-10 xl:gap-12">
				<div className="min-w-0 grow">
					<ClassicBoard name={name} board={shownBoard} route={playRoute} me={me} />
				</div>
				{/* No box on phones, where the player's row sticks to the screen's bottom while any of the board is shown. */}
				<div className="max-lg:contents lg:sticky-below-bar lg:mt-6 lg:w-88 lg:shrink-0 lg:empty:hidden">
					{me ? (
						<OwnPlace board={shownBoard} route={playRoute} me={me} />
					) : (
						<VisitorOffer className="max-lg:mt-6">your own place, and how your friends do</VisitorOffer>
					)}
				</div>
			</div>
		</section>
	);
}

interface AmongWhomProps {
	board: AmongBoardInput;
	onChoose: (among: Among) => void;
}

/** Shows what the server has chosen, of the board before until this one is loaded. */
function AmongWhom({ board, onChoose }: AmongWhomProps) {
	const { data } = trpc.leaderboards.board.useQuery(board, { placeholderData: keepPreviousData });
	return <AmongChoice chosen={board.among === "auto" ? data?.among : board.among} onChoose={onChoose} />;
}

function gameOption({ game, name }: VisibleGame): MenuOption<GameKey> {
	return {
		value: game.key,
		label: name,
		under: game.boardName === name ? undefined : game.boardName,
		icon: (
			<span data-game={game.id} className="text-accent">
				<GameIcon game={game.id} className="size-6 stroke-2" />
			</span>
		),
	};
}
