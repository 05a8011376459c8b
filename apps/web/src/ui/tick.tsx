/** A ring that is filled and ticked once a task is done. */
export function Tick({ isDone }: { isDone: boolean }) {
	return (
		<svg
			viewBox="0 0 32 32"
			role="img"
			aria-label={isDone ? "Done" : "To do"}
			className={`size-8 shrink-0 ${isDone ? "text-correct" : "text-edge"}`}
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
