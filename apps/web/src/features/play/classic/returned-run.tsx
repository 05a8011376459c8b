import { useEffect, useSyncExternalStore } from "react";
import { scoreTransfers, type TransferState } from "../../progression/transfer-scores.ts";
import { forgetRun, type StoredRun } from "../../progression/visit.ts";
import { ClassicGameOver } from "./classic-game-over.tsx";
import { classicRules } from "./classic-rules.ts";

interface ReturnedRunProps {
	kept: StoredRun;
	again: () => void;
	close: () => void;
}

/** The run before the player signed up, shown again with the state of its score. */
export function ReturnedRun({ kept, again, close }: ReturnedRunProps) {
	useEffect(forgetRun, []);
	return (
		<ClassicGameOver
			game={kept.game}
			rules={classicRules(kept.game)}
			ending={{ kind: "over", run: { ...kept, missed: null } }}
			above={<HandedOverScore kept={kept} />}
			again={again}
			dismiss={close}
			change={close}
		/>
	);
}

const WORDS: Readonly<Record<TransferState, string>> = {
	"under-way": "Saving to your account…",
	saved: "Saved to your account · unverified",
	refused: "Not saved: only runs played signed in count here.",
	later: "Not saved yet. We’ll try again.",
};

function HandedOverScore({ kept: { gameKey } }: { kept: StoredRun }) {
	const how = useSyncExternalStore(scoreTransfers.subscribe, () => scoreTransfers.of(gameKey));
	return (
		<p
			role="status"
			className={`min-h-[1.4em] font-semibold empty:hidden ${how === "saved" ? "text-correct" : ""}`}
		>
			{how ? WORDS[how] : ""}
		</p>
	);
}
