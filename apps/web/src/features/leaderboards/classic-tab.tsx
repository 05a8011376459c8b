import { HISTORY_PERIODS } from "@hilo/catalog/history/history.filters";
import type { BoardPeriod } from "@hilo/rules/leaderboards/periods";
import type { GameKey } from "@hilo/rules/play/games";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { trpc } from "../../platform/api/trpc.ts";
import type { Me } from "../../platform/session.ts";
import { classicGames } from "../../platform/visible-games.ts";
import { Choice } from "../../ui/choice.tsx";
import { ClassicBoard } from "./classic-board.tsx";
import { classicKey } from "./leaderboard-search.ts";

const HISTORY = HISTORY_PERIODS.map(({ key, label }) => ({ value: key, label }));
const PERIODS: readonly { readonly value: BoardPeriod; readonly label: string }[] = [
	{ value: "all", label: "All time" },
	{ value: "month", label: "This month" },
	{ value: "week", label: "This week" },
];

/** On a phone one row that scrolls from edge to edge. */
const CHIPS =
	"relative mt-3 flex gap-2 [scrollbar-width:none] max-md:-mx-(--gutter) max-md:overflow-x-auto max-md:px-(--gutter) max-md:py-1.5 md:flex-wrap md:gap-1.5 md:text-sm";

export function ClassicTab({ me }: { me: Me }) {
	const navigate = useNavigate();
	const search = useSearch({ from: "/leaderboard" });
	const { data } = trpc.site.gameStatus.useQuery();
	const games = classicGames(data);
	const chosen = classicKey(search);
	const shown = games.find(({ game }) => chosen && game.keys.includes(chosen)) ?? games[0];
	const key = chosen && shown?.game.keys.includes(chosen) ? chosen : shown?.game.key;
	const section = useRef<HTMLElement>(null);
	useEffect(() => {
		if (key) showChosen(section.current);
	}, [key]);
	if (!shown || !key) return null;
	const { game, route, isDisabled } = shown;
	const { period = "all" } = search;
	const go = (game: GameKey, period: BoardPeriod) =>
		navigate({
			to: "/leaderboard",
			search: { game, period: period === "all" ? undefined : period },
			replace: true,
			resetScroll: false,
		});
	const choose = (key: GameKey) => go(key, period);
	return (
		<section ref={section} aria-labelledby="board" data-game={game.id} className="mt-5 md:mt-8">
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
				<h2 id="board" className="text-3xl md:text-4xl">
					{game.boardName}
				</h2>
				<Choice
					legend="Of which time"
					isLegendHidden
					options={PERIODS}
					chosen={period}
					onChoose={(chosen) => go(key, chosen)}
					className="flex flex-wrap gap-1.5 text-sm"
				/>
			</div>
			<Choice
				legend="Game"
				isLegendHidden
				options={games.map((each) => ({ value: each.game.key, label: each.game.boardName }))}
				chosen={game.key}
				onChoose={choose}
				className={CHIPS}
			/>
			{game.id === "history" && (
				<Choice
					legend="Time period"
					isLegendHidden
					options={HISTORY}
					chosen={key}
					onChoose={choose}
					className={CHIPS}
				/>
			)}
			<ClassicBoard
				name={game.boardName}
				boardKey={key}
				period={period}
				route={isDisabled ? null : route}
				me={me}
			/>
		</section>
	);
}

/** Scrolls the rows of chips to the chosen one without scrolling the page. */
function showChosen(section: HTMLElement | null): void {
	for (const row of section?.querySelectorAll("fieldset") ?? []) {
		const chip = row.querySelector<HTMLElement>("label:has(:checked)");
		if (chip) row.scrollLeft = chip.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2;
	}
}
