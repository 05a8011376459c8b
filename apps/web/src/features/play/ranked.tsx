import type { GameId } from "@hilo/rules/play/games";
import { useCallback, useState } from "react";
import { trpc } from "../../platform/api/trpc.ts";
import { announceRewards } from "../progression/announce-rewards.ts";
import { lazyDealer, type Table } from "./dealer.ts";
import type { GameKit } from "./game-kit.ts";
import { Stage } from "./stage.tsx";

interface RankedProps {
	game: GameId;
	filter: string;
	/** The run that the player has open; null to have one dealt. */
	open: (Table & { readonly runId: string }) | null;
	kit: GameKit;
	/** Back to the start screen, in games that have one. */
	change?: (() => void) | undefined;
}

/** A run that the server deals and judges, for a signed-in player. */
export function Ranked({ game, filter, open, kit, change }: RankedProps) {
	const utils = trpc.useUtils();
	const [dealer] = useState(() =>
		lazyDealer(async () => {
			const { rankedDealer } = await import("./ranked-dealer.ts");
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
			game={game}
			kit={kit}
			dealer={dealer}
			table={open}
			visitor={false}
			onOver={refresh}
			change={change}
		/>
	);
}
