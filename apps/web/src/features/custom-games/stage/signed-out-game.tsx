import { useState } from "react";
import { SignedOut } from "../../play/stage/game-over/signed-out.tsx";
import { customRules } from "./custom-rules.ts";
import { drawItem } from "./draw-item.tsx";
import { type StageableGame, stagedGame } from "./view.ts";

interface SignedOutGameProps {
	game: StageableGame;
	goOn: () => void;
}

/** Replaces a custom game whose player is signed out. */
export function SignedOutGame({ game, goOn }: SignedOutGameProps) {
	const [rules] = useState(() => customRules(stagedGame(game)));
	return <SignedOut rules={rules} draw={drawItem} goOn={goOn} />;
}
