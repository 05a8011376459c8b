import type { PastDeckView } from "@hilo/rules/daily/daily.views";
import type { RoundAnswer } from "@hilo/rules/play/engine";
import { useCallback, useState } from "react";
import { localDealer } from "../../play/dealers/local-dealer.ts";
import { Stage } from "../../play/stage/stage.tsx";
import { deckStage } from "../play/deck-stage.tsx";
import { pastDeckSpec } from "./past-deck.ts";

export interface PastGameProps {
	deck: PastDeckView;
	onOver: (answers: readonly RoundAnswer[]) => void;
}

export function PastGame({ deck, onOver }: PastGameProps) {
	const [answers] = useState<RoundAnswer[]>(() => []);
	const over = useCallback(() => onOver(answers), [onOver, answers]);
	const [{ rulesOf, ...stage }] = useState(() => deckStage(deck));
	const [dealer] = useState(() => localDealer(pastDeckSpec(deck, rulesOf, answers)));
	return <Stage {...stage} dealer={dealer} takesFocus onOver={over} />;
}
