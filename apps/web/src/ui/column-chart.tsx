interface Column {
	/** Under the column. */
	readonly label: string;
	readonly count: number;
	/** The whole for screen readers: "7 of 10: 3 times". */
	readonly text: string;
	/** The others are paler then. */
	readonly isMarked?: boolean;
}

interface ColumnChartProps {
	label: string;
	columns: readonly Column[];
	className?: string;
}

/** How often each of a few values occurred, as columns. */
export function ColumnChart({ label, columns, className = "h-48 sm:gap-2" }: ColumnChartProps) {
	const most = Math.max(1, ...columns.map(({ count }) => count));
	const hasMarked = columns.some(({ isMarked }) => isMarked);
	return (
		<ol className={`grid grid-flow-col auto-cols-fr items-end gap-1 ${className}`} aria-label={label}>
			{columns.map(({ label, count, text, isMarked = false }) => (
				<li key={label} className="grid h-full grid-rows-[1fr_auto] text-center">
					<span aria-hidden="true" className="flex flex-col justify-end gap-1">
						<span className="text-sm font-bold tabular-nums">
							{count > 0 && count.toLocaleString("en-US")}
						</span>
						{count > 0 && (
							<span
								className={`rounded-t-sm ${isMarked || !hasMarked ? "bg-accent" : "bg-edge"}`}
								// Leaves room for the number above the highest column.
								style={{ height: `${Math.max(4, (100 * count) / most) * 0.8}%` }}
							/>
						)}
					</span>
					<span
						aria-hidden="true"
						className="border-t-2 border-ink pt-1 font-display text-lg font-bold whitespace-nowrap tabular-nums max-sm:text-sm"
					>
						<span className={isMarked ? "block rounded-sm bg-accent text-on-accent" : ""}>{label}</span>
					</span>
					<span className="sr-only">{text}</span>
				</li>
			))}
		</ol>
	);
}
