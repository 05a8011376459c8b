import type { DuelView } from "@hilo/rules/duels/duels.views";
import { useEffect, useState } from "react";
import { playSound } from "../../play/stage/sounds.ts";

/** Duels whose win was celebrated since the page was loaded. */
const celebrated = new Set<string>();

/** Whether a won duel is celebrated, which happens once. The fanfare needs the sound to be on. */
export function useCelebration({ id, verdict }: Pick<DuelView, "id" | "verdict">): boolean {
	const [isNew] = useState(() => !celebrated.has(id));
	const celebrates = isNew && verdict === "won";
	useEffect(() => {
		if (!celebrates || celebrated.has(id)) return;
		celebrated.add(id);
		return playSound("fanfare");
	}, [celebrates, id]);
	return celebrates;
}
