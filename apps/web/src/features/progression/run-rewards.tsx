import { ALL_TASKS_BONUS_XP, DAILY_TASK_XP, DAILY_TASKS } from "@hilo/rules/progression/daily-tasks";
import { levelOf, xpOfLevel } from "@hilo/rules/progression/level";
import type { CSSProperties } from "react";
import { count } from "../../platform/count.ts";
import type { Me } from "../../platform/session.ts";
import type { Earned } from "./announce-rewards.ts";
import { BadgePicture } from "./badge-picture.tsx";

/** What a run has earned, and the player before it. */
export interface Rewards {
	readonly earned: Earned;
	readonly before: Pick<Me, "xp" | "dailyChallenges">;
}

export function RunRewards({ earned, before }: Rewards) {
	const { xp, badges, challenges } = earned;
	if (xp === 0 && badges.length === 0) return null;
	return (
		<section aria-label="Earned" className="grid gap-[0.6rem] rounded-md bg-sunk px-4 py-[0.85rem] text-left">
			{xp > 0 && <LevelBar before={before.xp} after={before.xp + xp} />}
			{challenges.length > 0 && <DailyTasks earned={earned} before={before} />}
			{badges.length > 0 && (
				<ul
					className="flex flex-wrap gap-x-3 gap-y-2"
					aria-label={badges.length === 1 ? "New badge" : "New badges"}
				>
					{badges.map(({ id, name, imageUrl }) => (
						<li
							key={id}
							className="grid w-21 justify-items-center gap-1 text-center text-[0.8rem]/[1.2] font-semibold motion-safe:animate-badge-pops"
						>
							<BadgePicture url={imageUrl} className="size-14" />
							{name}
						</li>
					))}
				</ul>
			)}
		</section>
	);
}

const LINE = "flex flex-wrap items-baseline justify-between gap-x-3 text-[0.9rem] text-muted tabular-nums";
const LINE_TITLE =
	"font-display text-[1.05rem]/[1.4] font-extrabold text-ink normal-nums [word-spacing:0.08em]";

/** The bar grows from the old XP to the new, or from the start of a new level. */
function LevelBar({ before, after }: { before: number; after: number }) {
	const level = levelOf(after);
	const [start, next] = [xpOfLevel(level), xpOfLevel(level + 1)];
	const share = (xp: number) => Math.max(0, xp - start) / (next - start);
	const isNew = level > levelOf(before);
	const shares = { "--from": share(before), "--to": share(after) } as CSSProperties;
	return (
		<div>
			<p className={LINE}>
				<strong className={LINE_TITLE}>{isNew ? `Level ${level}!` : `Level ${level}`}</strong>
				<span>
					+{after - before} XP · {next - after} to level {level + 1}
				</span>
			</p>
			<div
				className="mt-[0.35rem] h-3 overflow-hidden rounded-[1rem] bg-line"
				style={shares}
				aria-hidden="true"
			>
				<div className="h-full [transform:translateX(calc((var(--to)_-_1)_*_100%))] rounded-[inherit] bg-accent motion-safe:animate-bar-moves" />
			</div>
		</div>
	);
}

function DailyTasks({ earned: { challenges, allDone }, before: { dailyChallenges: before } }: Rewards) {
	const done = DAILY_TASKS.filter((id) => before[id] || challenges.includes(id)).length;
	const streak = before.streak + (allDone ? 1 : 0);
	const ownXp = challenges.reduce((sum, id) => sum + DAILY_TASK_XP[id], 0);
	return (
		<p className={LINE}>
			<strong className={LINE_TITLE}>
				<span aria-hidden="true">✓ </span>Daily challenge
			</strong>
			<span>
				{allDone
					? `All three today · +${ownXp + ALL_TASKS_BONUS_XP} XP`
					: `${done} of ${DAILY_TASKS.length} today`}
				{streak > 0 && ` · Streak: ${count(streak, "day")}`}
			</span>
		</p>
	);
}
