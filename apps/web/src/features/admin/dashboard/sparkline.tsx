interface SparklineProps {
	counts: readonly number[];
}

/** Bars of similar counts do not start at 0: this share of the range between them stays visible below the lowest. */
const LOWEST_SHARE = 0.25;

const WIDTH = 112;
const HEIGHT = 36;
const GAP = 2;

/** One bar per day, today's in ink. Decorative: the text beside it says what matters. */
export function Sparkline({ counts }: SparklineProps) {
	const [least, most] = [Math.min(...counts), Math.max(1, ...counts)];
	const ground = least > most / 2 ? Math.max(0, least - (most - least) * LOWEST_SHARE - 1) : 0;
	const step = WIDTH / counts.length;
	return (
		<svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="h-9 w-28 shrink-0">
			{counts.map((count, day) => {
				const height = Math.max(1.5, ((count - ground) / (most - ground)) * HEIGHT);
				return (
					<rect
						key={`${day - counts.length}`}
						x={day * step}
						y={HEIGHT - height}
						width={step - GAP}
						height={height}
						rx={1}
						className={day === counts.length - 1 ? "fill-ink" : "fill-edge"}
					/>
				);
			})}
		</svg>
	);
}
