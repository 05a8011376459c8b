import { useCallback, useState } from "react";
import { isNetworkError } from "../../../platform/api/is-network-error.ts";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { logFailure } from "../../../platform/log-failure.ts";
import { localDealer } from "../../play/dealers/local-dealer.ts";
import { dealerErrorOf } from "../../play/dealers/server-dealer.ts";
import { Stage } from "../../play/stage/stage.tsx";
import { CustomGameOver } from "./custom-game-over.tsx";
import { customRules } from "./custom-rules.ts";
import { dealCustomRun } from "./deal-custom-run.ts";
import type { CustomStageProps } from "./player-stage.tsx";
import { stagedGame } from "./view.ts";

/** How often loading the items is retried without an answer. */
const RETRIES = 3;

const options = {
	staleTime: 0,
	retry: (failures: number, error: unknown) => failures < RETRIES && isNetworkError(error),
} as const;

/** A visitor's run, dealt and judged by the browser. Only the play is counted. */
export function VisitorStage({ game, linkKey }: CustomStageProps) {
	const { id } = game;
	const [rules] = useState(() => customRules(stagedGame(game)));
	const utils = trpc.useUtils();
	const [dealer] = useState(() => {
		const load = () => utils.customGames.opening.fetch({ id, key: linkKey }, options);
		let opening: Outputs["customGames"]["opening"] | null = null;
		return localDealer({
			async deal() {
				// Later runs have the same items, from seeds of their own.
				if (opening) return dealCustomRun({ ...opening, seed: undefined });
				const loaded = await load().catch((error) => {
					throw dealerErrorOf(error);
				});
				const run = dealCustomRun(loaded);
				opening = loaded;
				return run;
			},
		});
	});
	const countPlay = useCallback(() => {
		const input = { id, key: linkKey };
		utils.client.customGames.countPlay.mutate(input).then(
			({ playCount }) => utils.customGames.get.setData(input, (seen) => seen && { ...seen, playCount }),
			(error) => logFailure("The play was not counted", error),
		);
	}, [utils, id, linkKey]);
	return (
		<Stage
			rules={rules}
			dealer={dealer}
			isVisitor
			takesFocus
			onOver={countPlay}
			gameOver={(dialog) => <CustomGameOver {...dialog} {...{ game, linkKey }} isVisitor />}
		/>
	);
}
