import type { GameId } from "@hilo/rules/play/games";
import { useCallback, useState } from "react";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import type { GameKit } from "../game-kit.ts";
import { classicRankedDealer } from "./classic-ranked-dealer.ts";
import { classicRules } from "./classic-rules.ts";
import { RankedStage } from "./ranked-stage.tsx";

interface RankedGameProps {
	game: GameId;
	filter: string;
	open: Outputs["play"]["current"];
	kit: GameKit;
	takesFocus?: boolean;
	change?: (() => void) | undefined;
}

export function RankedGame({ game, filter, kit, ...stage }: RankedGameProps) {
	const [rules] = useState(() => classicRules(game));
	const utils = trpc.useUtils();
	const forgetRun = useCallback(() => utils.play.current.setData({ game }, null), [utils, game]);
	return (
		<RankedStage
			{...stage}
			rules={rules}
			draw={kit.draw}
			deal={(options) => classicRankedDealer(game, filter, utils, options)}
			onOver={forgetRun}
		/>
	);
}
