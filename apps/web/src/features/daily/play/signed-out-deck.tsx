import { useState } from "react";
import { drawArt } from "../../play/art/draw-art.tsx";
import { SignedOut } from "../../play/stage/game-over/signed-out.tsx";
import { deckRules } from "./deck-rules.ts";

/** Closing it continues as a visitor. */
export function SignedOutDeck({ goOn }: { goOn: () => void }) {
	const [rules] = useState(() => deckRules("The daily deck")("country"));
	return <SignedOut rules={rules} draw={drawArt} goOn={goOn} />;
}
