import type { Art } from "@hilo/rules/play/card";
import { CLASSIC_GAMES, type GameId } from "@hilo/rules/play/games";
import { useHydrated } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { Seam } from "../../../ui/seam.tsx";
import type { GameKit } from "../game-kit.ts";
import { useArrivalFocus } from "../use-arrival-focus.ts";
import "../rays.css";
import "./start.css";

export interface StartProps {
	start: (filter: string) => void;
	/** What was chosen last time, to begin from; null the first time. */
	chosen: string | null;
	/** A game is about to start. */
	isBusy: boolean;
	draw: GameKit["draw"];
}

/** An item to show before the game: its art, and its number where that colours it. */
export type Sample = readonly [art: Art, value?: number];

interface StartFrameProps extends Pick<StartProps, "chosen" | "isBusy" | "draw"> {
	game: GameId;
	/** Two items as they will face each other. */
	duel: readonly [Sample, Sample];
	/** Gets what stands in the form: it may have been chosen before the page's script came. */
	start: (choice: FormData) => void;
	children: ReactNode;
}

/** The frame of every start screen: a taste of the game, its heading, its choices, and the button that starts it. */
export function StartFrame(props: StartFrameProps) {
	const { game, duel, chosen, isBusy, draw, start, children } = props;
	const { title, startTitle = title } = CLASSIC_GAMES[game];
	const isAwake = useHydrated();
	// Back from the game, or from a choice that could not be loaded.
	const heading = useArrivalFocus<HTMLHeadingElement>(chosen !== null);
	return (
		<div className="start rays" data-game={game}>
			<form
				className="start-form"
				onSubmit={(event) => {
					event.preventDefault();
					if (!isBusy) start(new FormData(event.currentTarget));
				}}
			>
				<h1 className="start-title" ref={heading} tabIndex={-1}>
					{startTitle}
				</h1>
				{children}
				<Button
					type="submit"
					className="start-button"
					aria-disabled={isBusy}
					disabled={!isAwake}
					data-waking={!isAwake || undefined}
				>
					{isBusy ? "Loading..." : "Start Game"}
				</Button>
			</form>
			<div className="start-duel" aria-hidden="true">
				{duel.map(([art, value]) => (
					<div key={JSON.stringify(art)} className="art" data-kind={art.kind}>
						{draw(art, value)}
					</div>
				))}
				<Seam />
			</div>
		</div>
	);
}
