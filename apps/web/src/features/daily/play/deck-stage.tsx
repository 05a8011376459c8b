import type { DeckFace } from "@hilo/rules/daily/daily.views";
import type { GameId } from "@hilo/rules/play/games";
import type { Mark } from "@hilo/rules/play/view";
import { useState } from "react";
import { drawArt } from "../../play/art/draw-art.tsx";
import { type Dealer, lazyDealer } from "../../play/dealer.ts";
import { Stage } from "../../play/stage.tsx";
import type { StageRules } from "../../play/stage-rules.ts";
import { deckParts } from "./deck-parts.tsx";
import { deckRules } from "./deck-rules.ts";

/** What a dealer of decks needs of the stage. */
export interface DeckNeeds {
	/** Takes down how each round went, the first one first, before its verdict is handed out. */
	readonly marks: Mark[];
	/** What the rounds of a game are played by. */
	readonly rulesOf: (game: GameId) => StageRules;
}

export interface DeckStageProps {
	deck: DeckFace;
	/** Fetches what deals. */
	deal: (needs: DeckNeeds) => Promise<Dealer>;
	/** The site is closed. */
	isHeld?: boolean;
	/** All rounds are over, here or elsewhere. */
	onOver: () => void;
}

/** The ten rounds of a deck on the stage, whoever deals them. */
export function DeckStage({ deck, deal, isHeld = false, onOver }: DeckStageProps) {
	const [{ rules, dealer, parts }] = useState(() => {
		const marks: Mark[] = [];
		const rulesOf = deckRules(`Hilo ${deck.number}`);
		return {
			rules: rulesOf(deck.games[0] ?? "country"),
			dealer: lazyDealer(() => deal({ marks, rulesOf })),
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
