import type { GameId } from "@hilo/rules/play/games";
import { type ReactNode, useId, useState } from "react";
import "./start.css";
import { Button } from "../../../ui/button.tsx";

interface Option {
	readonly label: string;
	readonly value: string;
}

interface ChoiceListProps {
	game: GameId;
	title: string;
	/** Above the options. */
	text: string;
	options: readonly Option[];
	start: (value: string) => void;
	children?: ReactNode;
}

/** A start screen that offers a list to choose one of; the first is chosen already. */
export function ChoiceList({ game, title, text, options, start, children }: ChoiceListProps) {
	const [chosen, setChosen] = useState(options[0]?.value ?? "");
	const name = useId();
	return (
		<StartFrame game={game} title={title} start={() => start(chosen)}>
			<fieldset className="start-options">
				<legend className="start-text">{text}</legend>
				{options.map(({ label, value }) => (
					<label key={value} className="start-option">
						<input
							type="radio"
							name={name}
							value={value}
							checked={value === chosen}
							onChange={() => setChosen(value)}
						/>
						{label}
					</label>
				))}
			</fieldset>
			{children}
		</StartFrame>
	);
}

interface StartFrameProps {
	game: GameId;
	title: string;
	start: () => void;
	children: ReactNode;
}

/** The frame of every start screen: its heading, its choices, and the button that starts the game. */
export function StartFrame({ game, title, start, children }: StartFrameProps) {
	return (
		<form
			className="start"
			data-game={game}
			onSubmit={(event) => {
				event.preventDefault();
				start();
			}}
		>
			<h1 className="start-title">{title}</h1>
			{children}
			<Button type="submit" className="start-button">
				Start Game
			</Button>
		</form>
	);
}
