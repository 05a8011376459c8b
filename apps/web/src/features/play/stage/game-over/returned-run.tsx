import { useEffect, useState } from "react";
import { forgetRun } from "../../../progression/keep-run.ts";
import type { KeptRun } from "../../../progression/kept-run.ts";
import { classicRules } from "../../classic/classic-rules.ts";
import type { GameKit } from "../../game-kit.ts";
import { StageGround } from "../stage-ground.tsx";
import { GameOver } from "./game-over.tsx";
import { readEndedRun } from "./read-ended-run.ts";

export interface ReturnedRunProps {
	kept: KeptRun;
	kit: GameKit;
	hasGround?: boolean;
	again: () => void;
	close: () => void;
}

/** The run before the player signed up, shown again with the state of its score. */
export function ReturnedRun({ kept, kit, hasGround = false, again, close }: ReturnedRunProps) {
	const [rules] = useState(() => classicRules(kept.game));
	const [run] = useState(() => readEndedRun(kept.run));
	useEffect(() => {
		forgetRun();
		if (!run) close();
	}, [run, close]);
	if (!run) return null;
	const dialog = (
		<GameOver
			rules={rules}
			draw={kit.draw}
			ending={{ kind: "over", run }}
			aside={{ kind: "brought", gameKey: kept.gameKey }}
			again={again}
			dismiss={close}
			change={close}
		/>
	);
	return hasGround ? <StageGround rules={rules}>{dialog}</StageGround> : dialog;
}
