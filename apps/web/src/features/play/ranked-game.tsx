import type { GameId } from "@hilo/rules/play/games";
import { useCallback, useState } from "react";
import { type Outputs, trpc } from "../../platform/api/trpc.ts";
import { classicRules } from "./classic-rules.ts";
import type { GameKit } from "./game-kit.ts";
import { RankedStage } from "./ranked-stage.tsx";

interface RankedGameProps {
	game: GameId;
	filter: string;
	/** The player's open run; null to start one. */
	open: Outputs["play"]["current"];
	kit: GameKit;
	/** Whether the player comes from the start screen. */
	takesFocus?: boolean;
	/** Goes back to the start screen, in games that have one. */
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
			deal={async (options) => {
				const { classicRankedDealer } = await import("./classic-ranked-dealer.ts");
				return classicRankedDealer(game, filter, utils, options);
			}}
			onOver={forgetRun}
		/>
	);
}
