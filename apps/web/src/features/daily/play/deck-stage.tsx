import type { PublicDeck } from "@hilo/rules/daily/daily.views";
import type { GameId } from "@hilo/rules/play/games";
import type { Mark } from "@hilo/rules/play/view";
import { useState } from "react";
import { drawArt } from "../../play/art/draw-art.tsx";
import type { Dealer } from "../../play/dealers/dealer.ts";
import { Stage } from "../../play/stage/stage.tsx";
import type { StageRules } from "../../play/stage/stage-rules.ts";
import { deckParts } from "./deck-parts.tsx";
import { deckRules } from "./deck-rules.ts";

export interface DeckNeeds {
	/** The dealer appends each round's result before it returns the verdict. */
	readonly marks: Mark[];
	readonly rulesOf: (game: GameId) => StageRules;
}

export interface DeckStageProps {
	deck: PublicDeck;
	deal: (needs: DeckNeeds) => Dealer;
	isHeld?: boolean;
	/** All rounds are played, here or elsewhere. */
	onOver: () => void;
}

export function DeckStage({ deck, deal, isHeld = false, onOver }: DeckStageProps) {
	const [{ rules, dealer, parts }] = useState(() => {
		const marks: Mark[] = [];
		const rulesOf = deckRules(`Hilo ${deck.number}`);
		return {
			rules: rulesOf(deck.games[0] ?? "country"),
			dealer: deal({ marks, rulesOf }),
			parts: deckParts(deck.games.length, marks),
		};
	});
	return (
		<Stage
			{...{ rules, dealer, parts, isHeld, onOver }}
			draw={drawArt}
			run={null}
			visitor={false}
			takesFocus
		/>
	);
}
