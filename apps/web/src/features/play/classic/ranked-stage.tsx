import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { changeIdentity } from "../../../platform/api/identity.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { useIsLockedOut } from "../../../platform/session.ts";
import type { Dealer } from "../dealers/dealer.ts";
import type { RankedOptions, RankedRun } from "../dealers/ranked-dealer.ts";
import { Stage, type StageProps } from "../stage/stage.tsx";
import { useEarned } from "./use-earned.ts";

interface RankedStageProps extends Omit<StageProps, "dealer" | "run" | "visitor" | "aside" | "isHeld"> {
	/** The player's open run; null to start one. */
	open: RankedRun | null;
	deal: (options: RankedOptions) => Dealer;
}

export function RankedStage({ open, deal, onOver, ...stage }: RankedStageProps) {
	const utils = trpc.useUtils();
	const queryClient = useQueryClient();
	const { aside, keep, announce } = useEarned(utils);
	const [dealer] = useState(() =>
		deal({
			openRunId: open?.runId ?? null,
			onEarned: keep,
			onSignedOut: () => changeIdentity(queryClient, null),
		}),
	);
	const refresh = useCallback(() => {
		onOver?.();
		announce();
		utils.me.get.invalidate();
		utils.progression.invalidate();
		utils.leaderboards.invalidate();
	}, [utils, onOver, announce]);
	return (
		<Stage
			{...stage}
			dealer={dealer}
			run={open}
			visitor={false}
			isHeld={useIsLockedOut()}
			onOver={refresh}
			aside={aside}
		/>
	);
}
