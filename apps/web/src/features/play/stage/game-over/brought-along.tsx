import type { GameKey } from "@hilo/rules/play/games";
import { useSyncExternalStore } from "react";
import { type HandedOver, handedOver } from "../../../progression/hand-over.ts";

const WORDS: Readonly<Record<HandedOver, string>> = {
	"under-way": "Saving to your account…",
	saved: "Saved to your account · unverified",
	refused: "Not saved: only runs played signed in count here.",
	later: "Not saved yet. We’ll try again.",
};

/** The state of the score that a visitor has brought into a new account. */
export function BroughtAlong({ gameKey }: { gameKey: GameKey }) {
	const how = useSyncExternalStore(handedOver.subscribe, () => handedOver.of(gameKey));
	return (
		<p role="status" className="over-brought" data-how={how}>
			{how ? WORDS[how] : ""}
		</p>
	);
}
