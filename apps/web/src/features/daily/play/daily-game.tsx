import type { PublicDeck } from "@hilo/rules/daily/daily.views";
import { useQueryClient } from "@tanstack/react-query";
import { changeIdentity } from "../../../platform/api/identity.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { useIsLockedOut, useMe } from "../../../platform/session.ts";
import { dailyDealer } from "./daily-dealer.ts";
import { DeckStage } from "./deck-stage.tsx";

export interface DailyGameProps {
	deck: PublicDeck;
	/** All rounds are played, here or in another tab. */
	onOver: () => void;
	/** The deck can't be played here any more. */
	onGone: () => void;
}

export function DailyGame({ deck, onOver, onGone }: DailyGameProps) {
	const utils = trpc.useUtils();
	const queryClient = useQueryClient();
	const { day } = deck;
	const owner = useMe()?.id;
	return (
		<DeckStage
			deck={deck}
			isHeld={useIsLockedOut()}
			deal={(needs) =>
				dailyDealer(utils, {
					...needs,
					deck,
					owner,
					onLast() {
						utils.daily.result.prefetch({ day });
						utils.daily.board.prefetch({ day, among: "all" });
					},
					onGone,
					onSignedOut: () => changeIdentity(queryClient, null),
				})
			}
			onOver={onOver}
		/>
	);
}
