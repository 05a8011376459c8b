import { CLASSIC_GAMES, type GameId } from "@hilo/rules/play/games";
import { useEffect, useRef, useState } from "react";
import { monthOf } from "../../platform/dates/month-of.ts";
import { ArtOf } from "./art/art.tsx";
import type { Dealer, Table } from "./dealer.ts";
import { Dock } from "./dock.tsx";
import type { GameKit } from "./game-kit.ts";
import { GameOverDialog } from "./game-over-dialog.tsx";
import { Half, type HalfProps } from "./half.tsx";
import { Medallion } from "./medallion.tsx";
import { Scores } from "./scores.tsx";
import type { Stage as StageState } from "./stage-machine.ts";
import { announcement, measureOf } from "./stage-words.ts";
import { useStage } from "./use-stage.ts";
import { useStageKeys } from "./use-stage-keys.ts";
import { Waiting } from "./waiting.tsx";
import "./stage.css";

interface StageProps {
	game: GameId;
	kit: GameKit;
	dealer: Dealer;
	/** What came with the page; null where the first pair is yet to be dealt. */
	table: Table | null;
	/** Nothing that a visitor scores is kept. */
	visitor: boolean;
	onOver?: () => void;
	/** Back to the start screen, in games that have one. */
	change?: (() => void) | undefined;
}

/** The screen that all classic games are played on. */
export function Stage({ game, kit, dealer, table, visitor, onOver, change }: StageProps) {
	const { stage, choose, again } = useStage(game, dealer, table);
	const section = useRef<HTMLElement>(null);
	const againButton = useRef<HTMLButtonElement>(null);
	const [dismissed, setDismissed] = useState(0);
	// Drawn out of sight while the verdict is shown, so that its picture is there when it comes in.
	const upcoming = stage.verdict?.next?.second;
	const ended = stage.phase === "over" || stage.phase === "failed";

	useEffect(() => {
		if (stage.phase === "over") onOver?.();
	}, [stage.phase, onOver]);

	// Not before the dialog is gone: while it is there, nothing else takes the focus.
	useEffect(() => {
		if (stage.games > 1) section.current?.focus();
	}, [stage.games]);
	useStageKeys(choose, ended ? again : null);
	const dismiss = () => {
		setDismissed(stage.games);
		againButton.current?.focus();
	};
	return (
		<section
			className="stage"
			data-game={game}
			data-phase={stage.phase}
			tabIndex={-1}
			ref={section}
			aria-label={CLASSIC_GAMES[game].title}
		>
			<h1 className="sr-only">{CLASSIC_GAMES[game].title}</h1>
			<div className="stage-frame">
				<div className="stage-ground" />
				{halvesOf(stage, kit.draw).map((half) => (
					<Half key={half.card.id} {...half} />
				))}
				{stage.pair && <Medallion stage={stage} />}
				{stage.pair || ended ? (
					<Dock stage={stage} choose={choose} again={again} againRef={againButton} />
				) : (
					<Waiting game={game} />
				)}
				<Scores stage={stage} visitor={visitor} />
				{upcoming && (
					<div hidden>
						<ArtOf art={upcoming.art} value={undefined} draw={kit.draw} />
					</div>
				)}
			</div>
			<p role="status" className="sr-only">
				{announcement(stage)}
			</p>
			{ended && dismissed !== stage.games && (
				<GameOverDialog
					stage={stage}
					again={again}
					dismiss={dismiss}
					change={change && kit.change ? { label: kit.change, go: change } : null}
				/>
			)}
		</section>
	);
}

function halvesOf(stage: StageState, draw: GameKit["draw"]): HalfProps[] {
	const { game, phase, games, pair, verdict } = stage;
	if (!pair) return [];
	const { round, first, second, source, asOf } = pair;
	const { up, down } = CLASSIC_GAMES[game].buttons;
	const sourced = `${source} · ${monthOf(asOf)}`;
	const slides = phase === "sliding";
	const common = { game, draw, measure: measureOf(stage) };
	return [
		{
			...common,
			card: first,
			seat: slides ? "gone" : "first",
			value: first.value,
			note: sourced,
			arrives: false,
		},
		{
			...common,
			card: second,
			seat: slides ? "first" : "second",
			value: verdict?.value,
			verdict: verdict && !slides ? (verdict.correct ? "right" : "wrong") : undefined,
			note: verdict ? sourced : `${up} or ${down.toLowerCase()} than ${first.name}?`,
			arrives: round > 1 || games > 1,
		},
	];
}
