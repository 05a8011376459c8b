import { useEffect, useState } from "react";
import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";
import type { StageState } from "../stage-state.ts";
import "./sound.css";

const StageSound = lazyIsland(
	() => import("./stage-sound.tsx"),
	(module) => module.StageSound,
	{ isQuiet: true },
);

/** The place of the sound switch. Its code is fetched once the first run has been dealt: nobody waits for it. */
export function SoundSlot({ stage }: { stage: StageState }) {
	const [isWanted, setWanted] = useState(false);
	const isDealt = stage.phase !== "dealing" && stage.phase !== "opening";
	useEffect(() => {
		if (isDealt) setWanted(true);
	}, [isDealt]);
	return <div className="sound-slot">{isWanted && <StageSound stage={stage} />}</div>;
}
