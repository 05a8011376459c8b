import { useEffect, useState } from "react";
import { lazyIsland } from "../../../platform/chunks/lazy-island.tsx";
import type { StageState } from "../stage-state.ts";
import "./sound.css";

const StageSound = lazyIsland(
	() => import("./stage-sound.tsx"),
	(module) => module.StageSound,
	{ isQuiet: true },
);

/** The code of the sound switch is loaded after the first run was dealt, because it is not needed before. */
export function SoundSlot({ stage }: { stage: StageState }) {
	const [isWanted, setWanted] = useState(false);
	const isDealt = stage.phase !== "dealing" && stage.phase !== "opening";
	useEffect(() => {
		if (isDealt) setWanted(true);
	}, [isDealt]);
	return <div className="sound-slot">{isWanted && <StageSound stage={stage} />}</div>;
}
