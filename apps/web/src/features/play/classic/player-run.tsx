import type { GameId } from "@hilo/rules/play/games";
import { useCallback, useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { type PlayerRun as OpenRun, usePlayerRun } from "../dealers/use-player-run.tsx";
import { Stage } from "../stage/stage.tsx";
import { classicCalls } from "./classic-calls.ts";
import { ClassicGameOver } from "./classic-game-over.tsx";
import { classicRules } from "./classic-rules.ts";

interface PlayerRunProps {
	game: GameId;
	filter: string;
	/** The player's open run; null to start one. */
	open: OpenRun | null;
	takesFocus: boolean;
	change?: (() => void) | undefined;
}

/** A player's run, dealt and judged by the server. */
export function PlayerRun({ game, filter, open, takesFocus, change }: PlayerRunProps) {
	const [rules] = useState(() => classicRules(game));
	const utils = trpc.useUtils();
	const forgetRun = useCallback(() => utils.play.current.setData({ game }, null), [utils, game]);
	const { rewards, ...stage } = usePlayerRun({
		open,
		callsOf: ({ client }) => classicCalls(client, game, filter, open),
		onOver: forgetRun,
	});
	return (
		<Stage
			{...stage}
			rules={rules}
			takesFocus={takesFocus}
			gameOver={(dialog) => <ClassicGameOver {...dialog} game={game} change={change} above={rewards} />}
		/>
	);
}
