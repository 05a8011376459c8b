interface MeterProps {
	/** The accessible name. */
	label: string;
	value: number;
	max: number;
	/** The value as text; by default "3 of 10". */
	text?: string;
	className?: string;
}

export function Meter({ label, value, max, text = `${value} of ${max}`, className = "h-3" }: MeterProps) {
	return (
		<div
			role="progressbar"
			aria-label={label}
			aria-valuemin={0}
			aria-valuemax={max}
			aria-valuenow={value}
			aria-valuetext={text}
			className={`overflow-hidden rounded-full bg-line ${className}`}
		>
			<div
				className="h-full rounded-full bg-accent transition-[width] duration-500"
				style={{ width: `${max > 0 ? (100 * value) / max : 0}%` }}
			/>
		</div>
	);
}

/** A ring that is filled and ticked once a task is done. */
export function Tick({ isDone, className = "size-8" }: { isDone: boolean; className?: string }) {
	return (
		<svg
			viewBox="0 0 32 32"
			role="img"
			aria-label={isDone ? "Done" : "To do"}
			className={`shrink-0 ${className} ${isDone ? "text-correct" : "text-edge"}`}
		>
			<circle
				cx="16"
				cy="16"
				r="14"
				strokeWidth="3"
				className={`stroke-current ${isDone ? "fill-current" : "fill-none"}`}
			/>
			{isDone && <path d="m9 16.5 5 5 9-11" strokeWidth="4" className="fill-none stroke-raise" />}
		</svg>
	);
}
