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
