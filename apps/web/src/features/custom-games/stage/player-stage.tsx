import { useCallback, useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { RankedStage } from "../../play/classic/ranked-stage.tsx";
import { type RankedRun, rankedDealer } from "../../play/dealers/ranked-dealer.ts";
import { customRules } from "./custom-rules.ts";
import { drawItem } from "./draw-item.tsx";
import { useOwnParts } from "./own-parts.tsx";
import { type GameView, stagedGame } from "./view.ts";

export interface CustomStageProps {
	game: GameView;
	linkKey: string | undefined;
}

interface PlayerStageProps extends CustomStageProps {
	/** The player's open run; null to start one. */
	open: RankedRun | null;
}

export function PlayerStage({ game, linkKey, open }: PlayerStageProps) {
	const { id } = game;
	const [rules] = useState(() => customRules(stagedGame(game)));
	const utils = trpc.useUtils();
	const own = useOwnParts({ game, linkKey, isVisitor: false });
	// A finished run changes the play count, the board and the player's best.
	const refresh = useCallback(() => {
		const { current, get, board } = utils.customGames;
		current.setData({ id, key: linkKey }, null);
		get.invalidate({ id });
		board.invalidate({ id });
	}, [utils, id, linkKey]);
	return (
		<RankedStage
			rules={rules}
			draw={drawItem}
			open={open}
			takesFocus
			deal={(options) => {
				const { start, current } = utils.client.customGames;
				const input = { id, key: linkKey };
				return rankedDealer(
					{
						start: (signal) => start.mutate(input, { signal }),
						current: (signal) => current.query(input, { signal }),
					},
					utils,
					options,
				);
			}}
			onOver={refresh}
			own={own}
		/>
	);
}
