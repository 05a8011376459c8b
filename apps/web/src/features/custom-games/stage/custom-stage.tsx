import { useState } from "react";
import { isNetworkError } from "../../../platform/api/errors.ts";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { logFailure } from "../../../platform/log-failure.ts";
import { useSite } from "../../../platform/site.ts";
import { localDealer } from "../../play/dealers/local-dealer.ts";
import { dealerErrorOf } from "../../play/dealers/server-dealer.ts";
import { type ServerRun, usePlayerRun } from "../../play/dealers/use-player-run.tsx";
import { Stage } from "../../play/stage/stage.tsx";
import type { GameView } from "../game-view.ts";
import { CustomGameOver } from "./custom-game-over.tsx";
import { dealCustomRun, rulesOfGame } from "./custom-rules.ts";

interface CustomStageProps {
	game: GameView;
	linkKey: string | undefined;
}

interface PlayerStageProps extends CustomStageProps {
	/** The player's open run; null to start one. */
	open: ServerRun | null;
}

/** A player's run, dealt and judged by the server. */
export function PlayerStage({ game, linkKey, open }: PlayerStageProps) {
	const { id } = game;
	const { name: siteName } = useSite();
	const utils = trpc.useUtils();
	// A finished run changes the play count, the board and the player's best.
	const refresh = () => {
		const { current, get, board } = utils.customGames;
		current.setData({ id, key: linkKey }, null);
		get.invalidate({ id });
		board.invalidate({ id });
	};
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
			rules={rulesOfGame(game, siteName, linkKey)}
			takesFocus
			gameOver={(dialog) => (
				<CustomGameOver {...dialog} {...{ game, linkKey }} isVisitor={false} above={rewards} />
			)}
		/>
	);
}

/** How often loading the items is retried without an answer. */
const RETRIES = 3;

const LOAD_OPTIONS = {
	staleTime: 0,
	retry: (failures: number, error: unknown) => failures < RETRIES && isNetworkError(error),
} as const;

/** A visitor's run, dealt and judged by the browser. Only the play is counted. */
export function VisitorStage({ game, linkKey }: CustomStageProps) {
	const { id } = game;
	const { name: siteName } = useSite();
	const utils = trpc.useUtils();
	const [dealer] = useState(() => {
		let opening: Outputs["customGames"]["opening"] | null = null;
		return localDealer({
			async deal() {
				// Later runs have the same items, from seeds of their own.
				const next = opening && { ...opening, seed: String(Math.random()) };
				const loaded =
					next ??
					(await utils.customGames.opening.fetch({ id, key: linkKey }, LOAD_OPTIONS).catch((error) => {
						throw dealerErrorOf(error);
					}));
				const run = dealCustomRun(loaded);
				opening = loaded;
				const { poolId, seed } = loaded;
				return { ...run, origin: { poolId, seed } };
			},
		});
	});
	const countPlay = () => {
		const input = { id, key: linkKey };
		utils.client.customGames.countPlay.mutate(input).then(
			({ playCount }) => utils.customGames.get.setData(input, (seen) => seen && { ...seen, playCount }),
			(error) => logFailure("The play was not counted", error),
		);
	};
	return (
		<Stage
			rules={rulesOfGame(game, siteName, linkKey)}
			dealer={dealer}
			isVisitor
			takesFocus
			onOver={countPlay}
			gameOver={(dialog) => <CustomGameOver {...dialog} {...{ game, linkKey }} isVisitor />}
		/>
	);
}
