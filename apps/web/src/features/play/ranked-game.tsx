import type { GameId } from "@hilo/rules/play/games";
import { useCallback, useState } from "react";
import { type Outputs, trpc } from "../../platform/api/trpc.ts";
import { importTwice } from "../../platform/chunks/import-twice.ts";
import { announceRewards } from "../progression/announce-rewards.ts";
import { classicRules } from "./classic-rules.ts";
import { lazyDealer } from "./dealer.ts";
import type { GameKit } from "./game-kit.ts";
import { Stage } from "./stage.tsx";

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

/** A run that the server deals and judges, for a signed-in player. */
export function RankedGame({ game, filter, open, kit, takesFocus = false, change }: RankedGameProps) {
	const [rules] = useState(() => classicRules(game));
	const utils = trpc.useUtils();
	const [dealer] = useState(() =>
		lazyDealer(async () => {
			const { rankedDealer } = await importTwice(() => import("./ranked-dealer.ts"));
			return rankedDealer(game, filter, utils, open?.runId ?? null);
		}),
	);
	const refresh = useCallback(() => {
		utils.play.current.setData({ game }, null);
		announceRewards(utils);
		utils.leaderboards.invalidate();
	}, [utils, game]);
	return (
		<Stage
			rules={rules}
			draw={kit.draw}
			dealer={dealer}
			run={open}
			visitor={false}
			takesFocus={takesFocus}
			onOver={refresh}
			change={change}
		/>
	);
}
