import { CLASSIC_GAMES } from "@hilo/rules/play/games";
import type { Direction } from "@hilo/rules/play/run";
import type { Ref } from "react";
import { Button } from "../../ui/button.tsx";
import type { Stage } from "./stage-machine.ts";
import { STAGE_WORDS } from "./stage-words.ts";
import "./dock.css";

interface DockProps {
	stage: Stage;
	choose: (direction: Direction) => void;
	again: () => void;
	/** Gets the focus when the game-over dialog was closed without a new game. */
	againRef: Ref<HTMLButtonElement>;
}

/**
 * The two buttons, where the thumbs are. They stay where they are through the whole round, dimmed while there is nothing to
 * choose, so that the focus stays on them.
 */
export function Dock({ stage, choose, again, againRef }: DockProps) {
	const { game, phase, guess, deadline } = stage;
	if (phase === "over" || phase === "failed") {
		return (
			<div className="dock">
				<Button wide onClick={again} ref={againRef}>
					{STAGE_WORDS[game].again}
				</Button>
			</div>
		);
	}
	const { up, down } = CLASSIC_GAMES[game].buttons;
	const button = (direction: Direction, label: string, path: string, arrow: string, key: string) => (
		<button
			type="button"
			className="dock-guess"
			data-direction={direction}
			data-chosen={guess === direction || undefined}
			aria-disabled={phase !== "asking" || deadline === null}
			data-idle={phase !== "asking" || undefined}
			aria-keyshortcuts={`${arrow} ${key}`}
			onClick={() => choose(direction)}
		>
			<svg viewBox="0 0 24 24" aria-hidden="true">
				<path d={path} />
			</svg>
			{label}
			<span className="dock-key" aria-hidden="true">
				{key}
			</span>
		</button>
	);
	return (
		<div className="dock">
			{button("higher", up, "M12 3l9 10h-5.5v8h-7v-8H3z", "ArrowUp", "H")}
			{button("lower", down, "M12 21l-9-10h5.5V3h7v8H21z", "ArrowDown", "L")}
		</div>
	);
}
