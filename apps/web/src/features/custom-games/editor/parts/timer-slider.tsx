import { MAX_TIMER_SECONDS } from "@hilo/rules/custom-games/limits";
import { useId } from "react";

interface TimerSliderProps {
	readonly seconds: number;
	readonly onSeconds: (seconds: number) => void;
	readonly onLeave: () => void;
}

export function TimerSlider({ seconds, onSeconds, onLeave }: TimerSliderProps) {
	const id = useId();
	const text = seconds === 0 ? "No timer" : `${seconds} s`;
	return (
		<div>
			<div className="mb-2 flex items-baseline justify-between gap-4">
				<label htmlFor={id} className="font-bold">
					Time for a guess
				</label>
				<output htmlFor={id} className="font-display text-xl font-bold tabular-nums">
					{text}
				</output>
			</div>
			<input
				id={id}
				type="range"
				min={0}
				max={MAX_TIMER_SECONDS}
				step={1}
				value={seconds}
				aria-valuetext={seconds === 0 ? text : `${seconds} seconds`}
				className="editor-slider w-full"
				style={{ "--at": `${(100 * seconds) / MAX_TIMER_SECONDS}%` } as Record<string, string>}
				onChange={({ target }) => onSeconds(target.valueAsNumber)}
				onPointerUp={onLeave}
				onBlur={onLeave}
			/>
		</div>
	);
}
