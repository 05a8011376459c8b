import { TIMER_DANGER_SECONDS } from "@hilo/rules/play/delays";
import { isWinStreakStep } from "@hilo/rules/play/win-streak";
import { useHydrated } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { createSounds, type SoundName, soundSetting } from "../sounds.ts";
import { GOOD_FROM } from "./game-over/tone.ts";
import { markOf, type StageState } from "./stage-state.ts";
import { useSecondsLeft } from "./use-stage.ts";

/** The sound switch, and sounds for right, for wrong, for a streak and a new best, and for each of the last seconds. */
export function StageSound({ stage }: { stage: StageState }) {
	// Only the browser knows the setting. The place is reserved until then.
	const isHydrated = useHydrated();
	return <div className="size-11">{isHydrated && <Sound stage={stage} />}</div>;
}

function Sound({ stage }: { stage: StageState }) {
	const [isOn, setOn] = useState(() => soundSetting.read() ?? false);
	const [sounds] = useState(createSounds);
	useEffect(() => () => sounds.stop(), [sounds]);

	const seconds = useSecondsLeft(stage);
	const isLast = stage.phase === "asking" && seconds !== null && seconds <= TIMER_DANGER_SECONDS;
	const ticking = isLast && seconds > 0 ? seconds : null;
	const mark = markOf(stage);
	const play = (name: SoundName) => isOn && sounds.play(name);
	useOnChange(mark, () => {
		if (mark !== "versus") play(soundOf(mark, stage.winStreak));
	});
	const isBest = stage.phase === "over" && stage.verdict.newBest && stage.score >= GOOD_FROM;
	useOnChange(String(isBest), () => {
		if (isBest) play("fanfare");
	});
	useOnChange(ticking, () => {
		if (ticking !== null) play("tick");
	});

	const toggle = () => {
		setOn(!isOn);
		soundSetting.write(!isOn);
		if (isOn) sounds.stop();
		else sounds.play("right");
	};
	return (
		<button
			type="button"
			aria-label="Sound"
			aria-pressed={isOn}
			onClick={toggle}
			className="grid size-full cursor-pointer place-items-center rounded-full bg-(--over-art) aria-pressed:bg-ink aria-pressed:text-paper"
		>
			<svg
				viewBox="0 0 24 24"
				aria-hidden="true"
				className="w-6 fill-none stroke-current stroke-2 [stroke-linecap:round] [stroke-linejoin:round]"
			>
				<path d="M4 9v6h4l5 4V5L8 9z" fill="currentColor" />
				<path d={isOn ? "M16 9a4 4 0 0 1 0 6M18.5 6a8 8 0 0 1 0 12" : "M16.5 9.5l5 5M21.5 9.5l-5 5"} />
			</svg>
		</button>
	);
}

function soundOf(mark: "check" | "cross", winStreak: number): SoundName {
	if (mark === "cross") return "wrong";
	return isWinStreakStep(winStreak) ? "streak" : "right";
}

/** Calls `tell` when the value changes, but not for its first value. */
function useOnChange(value: string | number | null, tell: () => void): void {
	const known = useRef(value);
	useEffect(() => {
		if (known.current === value) return;
		known.current = value;
		tell();
	});
}
