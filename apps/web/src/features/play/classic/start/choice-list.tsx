import type { GameId } from "@hilo/rules/play/games";
import { Choice } from "../../../../ui/choice.tsx";
import { type Sample, StartFrame, type StartProps } from "./start-frame.tsx";

interface Option {
	readonly label: string;
	readonly value: string;
}

interface ChoiceListProps extends StartProps {
	game: GameId;
	text: string;
	options: readonly Option[];
	duel: readonly [Sample, Sample];
}

/** A start screen with a list of options; the first is preselected. */
export function ChoiceList({ game, text, options, duel, start, chosen, isBusy, draw }: ChoiceListProps) {
	const preset = options.find(({ value }) => value === chosen) ?? options[0];
	return (
		<StartFrame
			game={game}
			duel={duel}
			chosen={chosen}
			isBusy={isBusy}
			draw={draw}
			start={(choice) => start(String(choice.get("filter")))}
		>
			<Choice
				legend={text}
				name="filter"
				options={options}
				chosen={preset?.value}
				className="start-options"
			/>
		</StartFrame>
	);
}
