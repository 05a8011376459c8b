import type { GameId } from "@hilo/rules/play/games";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { changeIdentity } from "../../platform/api/identity.ts";
import { type Outputs, type TrpcUtils, trpc } from "../../platform/api/trpc.ts";
import { importTwice } from "../../platform/chunks/import-twice.ts";
import type { Earned } from "../progression/announce-rewards.ts";
import { classicRules } from "./classic-rules.ts";
import { lazyDealer } from "./dealer.ts";
import type { GameKit } from "./game-kit.ts";
import type { Aside } from "./game-over/aside.ts";
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
	const queryClient = useQueryClient();
	const { aside, keep, announce } = useEarned(utils);
	const [dealer] = useState(() =>
		lazyDealer(async () => {
			const { rankedDealer, bringAlong } = await importTwice(() => import("./ranked-dealer.ts"));
			bringAlong(utils);
			return rankedDealer(game, filter, utils, {
				openRunId: open?.runId ?? null,
				onEarned: keep,
				onSignedOut: () => changeIdentity(queryClient, null),
			});
		}),
	);
	const refresh = useCallback(() => {
		utils.play.current.setData({ game }, null);
		announce();
		utils.me.get.invalidate();
		utils.progression.invalidate();
		utils.leaderboards.invalidate();
	}, [utils, game, announce]);
	return (
		<Stage
			rules={rules}
			draw={kit.draw}
			dealer={dealer}
			run={open}
			visitor={false}
			takesFocus={takesFocus}
			onOver={refresh}
			aside={aside}
			change={change}
		/>
	);
}

/** Keeps what a run has brought until the stage has shown how the run ended, or the player goes away before that. */
function useEarned(utils: TrpcUtils) {
	const say = useRef<(() => void) | null>(null);
	const [aside, setAside] = useState<Aside | null>(null);
	const keep = useCallback(
		(earned: Earned, announceThem: () => void) => {
			say.current = announceThem;
			const me = utils.me.get.getData()?.user;
			setAside(me ? { kind: "rewards", earned, before: me } : null);
		},
		[utils],
	);
	const announce = useCallback(() => {
		say.current?.();
		say.current = null;
	}, []);
	useEffect(() => announce, [announce]);
	return { aside, keep, announce };
}
