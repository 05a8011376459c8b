import { useState } from "react";
import { SignedOut } from "../../play/game-over/signed-out.tsx";
import { customRules, type StagedGame } from "./custom-rules.ts";
import { drawItem } from "./draw-item.tsx";

interface SignedOutGameProps {
	staged: StagedGame;
	/** Closed: the game goes on as a visitor's. */
	goOn: () => void;
}

/** In place of a custom game whose player is signed in no more. */
export function SignedOutGame({ staged, goOn }: SignedOutGameProps) {
	const [rules] = useState(() => customRules(staged));
	return <SignedOut rules={rules} draw={drawItem} goOn={goOn} />;
}
