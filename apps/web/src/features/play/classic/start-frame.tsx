import type { Art as ItemArt } from "@hilo/rules/play/card";
import { CLASSIC_GAMES, type GameId } from "@hilo/rules/play/games";
import { useHydrated } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { Seam } from "../../../ui/seam.tsx";
import { useArrivalFocus } from "../../../ui/use-arrival-focus.ts";
import { Art } from "../art/art.tsx";
import "../../../ui/rays.css";
import "./start.css";

export interface StartProps {
	start: (filter: string) => void;
	/** The last choice, which is preset; null for the first time. */
	chosen: string | null;
	isBusy: boolean;
}

/** An example item; some art is coloured by its number. */
export type Sample = readonly [art: ItemArt, value?: number];

interface StartFrameProps extends Pick<StartProps, "chosen" | "isBusy"> {
	game: GameId;
	duel: readonly [Sample, Sample];
	/** Gets the form's data, which may have been chosen before hydration. */
	start: (choice: FormData) => void;
	children: ReactNode;
}

export function StartFrame(props: StartFrameProps) {
	const { game, duel, chosen, isBusy, start, children } = props;
	const { title, startTitle = title } = CLASSIC_GAMES[game];
	const isAwake = useHydrated();
	// The player returns from the game, or from a filter that failed to load.
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
					<Art key={JSON.stringify(art)} art={art} value={value} />
				))}
				<Seam />
			</div>
		</div>
	);
}
