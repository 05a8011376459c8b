import { GAME_KEYS, GAME_LABELS, type GameKey } from "@hilo/rules/play/games";
import { useState } from "react";
import { Select } from "../../../ui/select.tsx";
import { ConfirmByName } from "../shell/confirm-by-name.tsx";

interface ResetScoresDialogProps {
	username: string;
	scored: readonly GameKey[];
	call: { readonly isPending: boolean; readonly error: unknown };
	onReset: (game: GameKey | "all") => void;
	onClose: () => void;
}

export function ResetScoresDialog({ username, scored, call, onReset, onClose }: ResetScoresDialogProps) {
	const [game, setGame] = useState<GameKey | "all">("all");
	const games = scored.map((key) => ({ value: key, label: GAME_LABELS[key] }));
	return (
		<ConfirmByName
			title={`Reset scores of ${username}`}
			name={username}
			confirm="Reset"
			busy="Resetting..."
			call={call}
			onConfirm={() => onReset(game)}
			onClose={onClose}
		>
			<p>High scores and places on the boards are lost for good. XP and badges stay.</p>
			<Select
				label="Game"
				className="mt-4 text-ink"
				value={game}
				onChange={({ target }) => setGame(GAME_KEYS.find((key) => key === target.value) ?? "all")}
				options={[{ value: "all", label: "All games" }, ...games]}
			/>
		</ConfirmByName>
	);
}
