import type { GameId } from "@hilo/rules/play/games";
import { useCallback, useState } from "react";
import { type Outputs, trpc } from "../../platform/api/trpc.ts";
import { classicRules } from "./classic-rules.ts";
import type { GameKit } from "./game-kit.ts";
import { RankedStage } from "./ranked-stage.tsx";

interface RankedGameProps {
	game: GameId;
	filter: string;
	/** The run that the player has open; null to have one dealt. */
	open: Outputs["play"]["current"];
	kit: GameKit;
	/** Whether the player comes from the start screen. */
	takesFocus?: boolean;
	/** Back to the start screen, in games that have one. */
	change?: (() => void) | undefined;
}

/** A run of a classic game, for a signed-in player. */
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
