import { DAILY_TASKS } from "@hilo/rules/progression/daily-tasks";
import { levelOf, xpOfLevel } from "@hilo/rules/progression/levels";
import type { CSSProperties } from "react";
import { count } from "../../platform/count.ts";
import type { Me } from "../../platform/session.ts";
import type { Earned } from "./announce-rewards.ts";
import { BadgePicture } from "./showcase.tsx";

/** What a run has earned, and the player before it. */
export interface Rewards {
	readonly earned: Earned;
	readonly before: Pick<Me, "xp" | "dailyChallenges">;
}

/** One row: the level's bar, and the badges as small pictures. A single badge has its name beside it. */
export function RunRewards({ earned, before }: Rewards) {
	const { xp, badges } = earned;
	if (xp === 0 && badges.length === 0) return null;
	return (
		<section
			aria-label="Earned"
			className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-sunk px-3.5 py-2.5 text-left"
		>
			{xp > 0 ? (
				<div className="min-w-0 grow basis-36">
					<LevelBar before={before.xp} after={before.xp + xp} />
					<DailyTasks earned={earned} before={before} />
				</div>
			) : (
				<strong className="grow font-display text-[1.05rem] font-extrabold">
					{badges.length === 1 ? "New badge" : "New badges"}
				</strong>
			)}
			{badges.length > 0 && <NewBadges badges={badges} />}
		</section>
	);
}

function NewBadges({ badges }: Pick<Earned, "badges">) {
	const isSingle = badges.length === 1;
	return (
		<ul className="flex flex-wrap gap-1.5" aria-label={isSingle ? "New badge" : "New badges"}>
			{badges.map(({ id, name, imageUrl }) => (
				<li
					key={id}
					title={name}
					className="flex items-center gap-2 text-[0.85rem]/[1.2] font-semibold motion-safe:animate-badge-pops"
				>
					<BadgePicture url={imageUrl} className="size-8" />
					<span className={isSingle ? "max-w-20 text-balance" : "sr-only"}>{name}</span>
				</li>
			))}
		</ul>
	);
}

const LINE = "flex items-baseline justify-between gap-x-3 text-[0.85rem]/[1.35] text-muted tabular-nums";

/** The bar grows from the old XP to the new, or from the start of a new level. */
function LevelBar({ before, after }: { before: number; after: number }) {
	const level = levelOf(after);
	const [start, next] = [xpOfLevel(level), xpOfLevel(level + 1)];
	const share = (xp: number) => Math.max(0, xp - start) / (next - start);
	const isNew = level > levelOf(before);
	const shares = { "--from": share(before), "--to": share(after) } as CSSProperties;
	return (
		<>
			<p className={LINE}>
				<strong className="font-display text-[1.05rem] font-extrabold text-ink normal-nums [word-spacing:0.08em]">
					{isNew ? `Level ${level}!` : `Level ${level}`}
				</strong>
				<strong className="text-ink">+{after - before} XP</strong>
			</p>
			<div className="my-1 h-2.5 overflow-hidden rounded-[1rem] bg-line" style={shares} aria-hidden="true">
				<div className="h-full [transform:translateX(calc((var(--to)_-_1)_*_100%))] rounded-[inherit] bg-accent motion-safe:animate-bar-moves" />
			</div>
		</>
	);
}

/** "✓ Daily challenge · 1 of 3". Empty if the run has completed none. */
function DailyTasks({ earned: { challenges, allDone }, before: { dailyChallenges: before } }: Rewards) {
	if (challenges.length === 0) return null;
	const done = DAILY_TASKS.filter((id) => before[id] || challenges.includes(id)).length;
	const streak = before.streak + (allDone ? 1 : 0);
	return (
		<p className="text-[0.85rem]/[1.35] text-muted">
			<span className="text-correct" aria-hidden="true">
				✓{" "}
			</span>
			Daily challenge · {allDone ? "all three" : `${done} of ${DAILY_TASKS.length}`}
			{streak > 0 && ` · Streak: ${count(streak, "day")}`}
		</p>
	);
}
