import { toPassText } from "@hilo/rules/leaderboards/boards";
import type { LinkProps } from "@tanstack/react-router";
import type { Outputs } from "../../platform/api/trpc.ts";
import type { VisibleGame } from "../../platform/visible-games.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { SmallArt } from "../custom-games/cover-art.tsx";
import { tintOf } from "../custom-games/game-view.ts";
import { GameSquare } from "../daily/deck/deck-squares.tsx";

type LastGame = NonNullable<Outputs["home"]["get"]["lastGame"]>;

interface KeepGoingProps {
	last: LastGame;
	games: readonly VisibleGame[];
}

/** The game that was played last, with the best score and what is next to reach. */
export function KeepGoing({ last, games }: KeepGoingProps) {
	const shown = shownGame(last, games);
	if (!shown) return null;
	const { title, link, tint, art } = shown;
	return (
		<Card
			as="section"
			aria-labelledby="keep-going"
			{...tint}
			className="flex items-center gap-3.5 max-md:px-3.5 max-md:py-2.5"
		>
			{art}
			<div className="min-w-0 grow">
				<h2 id="keep-going" className="font-text text-sm font-normal text-muted">
					Keep going
				</h2>
				<p className="leading-tight font-bold wrap-anywhere">{title}</p>
				<p className="mt-0.5 text-sm leading-snug text-muted wrap-anywhere">{progressText(last)}</p>
			</div>
			<LinkButton {...link} kind="quiet" small className="shrink-0" aria-label={`Play ${title}`}>
				Play
			</LinkButton>
		</Card>
	);
}

function shownGame(last: LastGame, games: readonly VisibleGame[]) {
	if (last.kind === "custom") {
		const link = { to: "/custom-game/$id", params: { id: last.id } } satisfies LinkProps;
		return {
			title: last.name,
			link,
			tint: { "data-tint": tintOf(last.id) },
			art: <SmallArt cover={last.cover} />,
		};
	}
	const visible = games.find(({ game }) => game.id === last.game);
	if (!visible) return null;
	const title = last.label ? `${visible.name}: ${last.label}` : visible.name;
	const art = <GameSquare game={last.game} className="size-14 shrink-0 rounded-md" />;
	return { title, link: { to: visible.route }, tint: { "data-game": last.game }, art };
}

/** "Best 12 · 3 more to pass Maya". */
export function progressText(last: LastGame): string {
	if (last.best === 0) return `Last time ${last.score}. The next run is yours.`;
	const best = `Best ${last.best}`;
	if (last.kind === "custom") return last.score < last.best ? `${best} · last time ${last.score}` : best;
	if (!last.rival) return `${best} · you lead the board`;
	return `${best} · ${toPassText(last.rival.score - last.best + 1, last.rival.username)}`;
}
