import type { GameId } from "@hilo/rules/play/games";
import { useState } from "react";
import { classicRules } from "../../classic/classic-rules.ts";
import type { GameKit } from "../../game-kit.ts";
import { ReturnedRun, type ReturnedRunProps } from "./returned-run.tsx";
import { SignedOut, type SignedOutProps } from "./signed-out.tsx";
import { StageGameOver, type StageGameOverProps } from "./stage-game-over.tsx";

interface ClassicSignedOutProps extends Pick<SignedOutProps, "goOn"> {
	game: GameId;
	kit: GameKit;
}

/** The dialog at the end of a run, for a run before signing up, or after the session has ended. */
export function Overlay(props: StageGameOverProps | ReturnedRunProps | ClassicSignedOutProps) {
	if ("stage" in props) return <StageGameOver {...props} />;
	return "kept" in props ? <ReturnedRun {...props} /> : <ClassicSignedOut {...props} />;
}

function ClassicSignedOut({ game, kit, goOn }: ClassicSignedOutProps) {
	const [rules] = useState(() => classicRules(game));
	return <SignedOut rules={rules} draw={kit.draw} goOn={goOn} />;
}
