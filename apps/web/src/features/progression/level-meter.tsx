import { levelOf, xpOfLevel } from "@hilo/rules/progression/levels";
import { Meter } from "../../ui/meter.tsx";

/** The level, above the way to the next one. */
export function LevelChip({ xp }: { xp: number }) {
	const level = levelOf(xp);
	const start = xpOfLevel(level);
	const next = xpOfLevel(level + 1);
	return (
		<div className="grid shrink-0 gap-1.5 font-display text-lg leading-none font-extrabold whitespace-nowrap md:min-w-32 md:gap-2 md:text-2xl low:md:grid-flow-col low:md:items-center low:md:gap-3 low:md:auto-cols-[auto_6rem]">
			Level {level}
			<Meter
				label={`Towards level ${level + 1}`}
				value={xp - start}
				max={next - start}
				text={`${xp} of ${next} XP`}
				className="h-1.5 md:h-2"
			/>
		</div>
	);
}

export function LevelMeter({ xp, className = "" }: { xp: number; className?: string }) {
	const level = levelOf(xp);
	const start = xpOfLevel(level);
	const next = xpOfLevel(level + 1);
	return (
		<div
			className={`grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-2 lg:grid-cols-[1fr_auto] lg:items-baseline ${className}`}
		>
			<p className="font-display text-xl leading-none font-extrabold [word-spacing:0.08em] lg:text-3xl">
				Level {level}
			</p>
			<p className="text-muted tabular-nums max-lg:hidden">{xp.toLocaleString("en-US")} XP</p>
			<Meter
				label={`Towards level ${level + 1}`}
				value={xp - start}
				max={next - start}
				text={`${xp} of ${next} XP`}
				className="h-2.5 lg:col-span-2 lg:h-4"
			/>
			<p className="text-sm text-muted tabular-nums lg:col-span-2 lg:text-base">
				{(next - xp).toLocaleString("en-US")} XP to level {level + 1}
			</p>
		</div>
	);
}
