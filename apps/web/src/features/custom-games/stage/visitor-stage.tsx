import { useCallback, useState } from "react";
import { isNetworkError } from "../../../platform/api/is-network-error.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { logFailure } from "../../../platform/log-failure.ts";
import { lazyDealer } from "../../play/dealer.ts";
import { dealerErrorOf } from "../../play/dealer-error.ts";
import { Stage } from "../../play/stage.tsx";
import { customRules } from "./custom-rules.ts";
import { drawItem } from "./draw-item.tsx";
import { useOwnParts } from "./own-parts.tsx";
import type { CustomStageProps } from "./player-stage.tsx";
import { stagedGame } from "./view.ts";

/** How often the items are asked for again that no answer came to. */
const RETRIES = 3;

const options = {
	staleTime: 0,
	retry: (failures: number, error: unknown) => failures < RETRIES && isNetworkError(error),
} as const;

/** A run of a custom game that the browser deals and judges, for a visitor. Only that it was played is kept. */
export function VisitorStage({ game, linkKey }: CustomStageProps) {
	const { id } = game;
	const [rules] = useState(() => customRules(stagedGame(game)));
	const utils = trpc.useUtils();
	const own = useOwnParts({ game, linkKey, isVisitor: true });
	const [dealer] = useState(() =>
		lazyDealer(async () => {
			const [opening, { customDealer }] = await Promise.all([
				utils.customGames.opening.fetch({ id, key: linkKey }, options).catch((error) => {
					throw dealerErrorOf(error);
				}),
				import("./custom-dealer.ts"),
			]);
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
