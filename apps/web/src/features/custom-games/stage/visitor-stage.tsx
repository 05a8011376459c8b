import { useCallback, useState } from "react";
import { isNetworkError } from "../../../platform/api/is-network-error.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { logFailure } from "../../../platform/log-failure.ts";
import { lazyDealer } from "../../play/dealers/dealer.ts";
import { dealerErrorOf } from "../../play/dealers/dealer-error.ts";
import { Stage } from "../../play/stage/stage.tsx";
import { customDealer } from "./custom-dealer.ts";
import { customRules } from "./custom-rules.ts";
import { drawItem } from "./draw-item.tsx";
import { useOwnParts } from "./own-parts.tsx";
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
	const own = useOwnParts({ game, linkKey, isVisitor: true });
	const [dealer] = useState(() =>
		lazyDealer(async () => {
			const opening = await utils.customGames.opening.fetch({ id, key: linkKey }, options).catch((error) => {
				throw dealerErrorOf(error);
			});
			return customDealer(opening);
		}),
	);
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
			draw={drawItem}
			dealer={dealer}
			run={null}
			visitor
			takesFocus
			onOver={countPlay}
			own={own}
		/>
	);
}
