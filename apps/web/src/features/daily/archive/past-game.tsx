import type { PastDeckView } from "@hilo/rules/daily/daily.views";
import type { RoundAnswer } from "@hilo/rules/play/engine";
import { useCallback, useState } from "react";
import { DeckStage } from "../play/deck-stage.tsx";
import { pastDealer } from "./past-dealer.ts";

export interface PastGameProps {
	deck: PastDeckView;
	onOver: (answers: readonly RoundAnswer[]) => void;
}

export function PastGame({ deck, onOver }: PastGameProps) {
	const [answers] = useState<RoundAnswer[]>(() => []);
	const over = useCallback(() => onOver(answers), [onOver, answers]);
	return (
		<DeckStage
			deck={deck}
			deal={(needs) => pastDealer(deck, { ...needs, answers, now: () => performance.now() })}
			onOver={over}
		/>
	);
}
