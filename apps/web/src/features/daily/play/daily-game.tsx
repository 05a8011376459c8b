import type { PublicDeck } from "@hilo/rules/daily/daily.views";
import { useState } from "react";
import { useMe } from "../../../platform/session.ts";
import { useServerDealer } from "../../play/dealers/use-server-dealer.ts";
import { Stage } from "../../play/stage/stage.tsx";
import { dailyCalls } from "./daily-calls.ts";
import { deckStage } from "./deck-stage.tsx";

export interface DailyGameProps {
	deck: PublicDeck;
	/** All rounds are played, here or in another tab. */
	onOver: () => void;
	/** The deck can't be played here any more. */
	onGone: () => void;
}

export function DailyGame({ deck, onOver, onGone }: DailyGameProps) {
	const { day } = deck;
	const owner = useMe()?.id;
	const [{ rulesOf, ...stage }] = useState(() => deckStage(deck));
	const dealer = useServerDealer(({ client, daily }) =>
		dailyCalls(client, {
			deck,
			owner,
			rulesOf,
			onLast() {
				daily.result.prefetch({ day });
				daily.board.prefetch({ day, among: "all" });
			},
			onGone,
		}),
	);
	return <Stage {...stage} {...dealer} takesFocus onOver={onOver} />;
}
