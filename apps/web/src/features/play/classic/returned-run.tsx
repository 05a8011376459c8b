import { useEffect } from "react";
import { type TransferState, transferStates } from "../../progression/transfer-scores.ts";
import { forgetRun, type StoredRun } from "../../progression/visit.ts";
import { classicRules } from "../stage/classic-rules.ts";
import { ClassicGameOver } from "./classic-game-over.tsx";

interface ReturnedRunProps {
	run: StoredRun;
	again: () => void;
	close: () => void;
}

/** The run before the player signed up, shown again with the state of its score. */
export function ReturnedRun({ run, again, close }: ReturnedRunProps) {
	useEffect(forgetRun, []);
	return (
		<ClassicGameOver
			game={run.game}
			rules={classicRules(run.game)}
			ending={{ kind: "over", run: { ...run, missed: null } }}
			above={<TransferStatus gameKey={run.gameKey} />}
			again={again}
			dismiss={close}
			change={close}
		/>
	);
}

const TRANSFER_TEXTS: Readonly<Record<TransferState, string>> = {
	"under-way": "Saving to your account…",
	saved: "Saved to your account · unverified",
	refused: "Not saved: only runs played signed in count here.",
	later: "Not saved yet. We’ll try again.",
};

function TransferStatus({ gameKey }: Pick<StoredRun, "gameKey">) {
	const state = transferStates.useValue()[gameKey];
	return (
		<p
			role="status"
			className={`min-h-[1.4em] font-semibold empty:hidden ${state === "saved" ? "text-correct" : ""}`}
		>
			{state ? TRANSFER_TEXTS[state] : ""}
		</p>
	);
}
