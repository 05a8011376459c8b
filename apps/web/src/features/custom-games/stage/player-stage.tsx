import { useCallback, useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { type PlayerRun, usePlayerRun } from "../../play/dealers/use-player-run.tsx";
import { Stage } from "../../play/stage/stage.tsx";
import { CustomGameOver } from "./custom-game-over.tsx";
import { customRules } from "./custom-rules.ts";
import { type GameView, stagedGame } from "./view.ts";

export interface CustomStageProps {
	game: GameView;
	linkKey: string | undefined;
}

interface PlayerStageProps extends CustomStageProps {
	/** The player's open run; null to start one. */
	open: PlayerRun | null;
}

/** A player's run, dealt and judged by the server. */
export function PlayerStage({ game, linkKey, open }: PlayerStageProps) {
	const { id } = game;
	const [rules] = useState(() => customRules(stagedGame(game)));
	const utils = trpc.useUtils();
	// A finished run changes the play count, the board and the player's best.
	const refresh = useCallback(() => {
		const { current, get, board } = utils.customGames;
		current.setData({ id, key: linkKey }, null);
		get.invalidate({ id });
		board.invalidate({ id });
	}, [utils, id, linkKey]);
	const { rewards, ...stage } = usePlayerRun({
		open,
		callsOf: ({ client: { customGames } }) => ({
			start: (signal) => customGames.start.mutate({ id, key: linkKey }, { signal }),
			current: (signal) => customGames.current.query({ id, key: linkKey }, { signal }),
		}),
		onOver: refresh,
	});
	return (
		<Stage
			{...stage}
			rules={rules}
			takesFocus
			gameOver={(dialog) => (
				<CustomGameOver {...dialog} {...{ game, linkKey }} isVisitor={false} above={rewards} />
			)}
		/>
	);
}
