import { CLASSIC_GAMES, GAME_IDS, type GameId } from "@hilo/rules/play/games";
import { Select } from "../../ui/select.tsx";

const OPTIONS = [
	{ value: "", label: "All games" },
	...GAME_IDS.map((value) => ({ value, label: CLASSIC_GAMES[value].title })),
];

interface GameSelectProps {
	/** Undefined for all games. */
	game: GameId | undefined;
	onChoose: (game: GameId | undefined) => void;
}

/** Narrows a list of corrections to a classic game. */
export function GameSelect({ game, onChoose }: GameSelectProps) {
	return (
		<Select
			small
			label="Game"
			className="w-56"
			options={OPTIONS}
			value={game ?? ""}
			onChange={({ target: { value } }) => onChoose(GAME_IDS.find((id) => id === value))}
		/>
	);
}
