import { levelOf, xpOfLevel } from "@hilo/rules/progression/level";
import { Meter } from "../../ui/meter.tsx";

/** The level, and how far it is to the next one. */
export function LevelMeter({ xp, className = "" }: { xp: number; className?: string }) {
	const level = levelOf(xp);
	const start = xpOfLevel(level);
	const next = xpOfLevel(level + 1);
	return (
		<div className={className}>
			<div className="mb-2 flex items-baseline justify-between gap-4">
				<p className="font-display text-3xl leading-none font-extrabold [word-spacing:0.08em]">
					Level {level}
				</p>
				<p className="text-muted tabular-nums">{xp.toLocaleString("en-US")} XP</p>
			</div>
			<Meter
				label={`Towards level ${level + 1}`}
				value={xp - start}
				max={next - start}
				text={`${xp} of ${next} XP`}
				className="h-4"
			/>
			<p className="mt-2 text-muted tabular-nums">
				{(next - xp).toLocaleString("en-US")} XP to level {level + 1}
			</p>
		</div>
	);
}
