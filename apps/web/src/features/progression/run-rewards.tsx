import { ALL_TASKS_BONUS_XP, DAILY_TASK_XP, DAILY_TASKS } from "@hilo/rules/progression/daily-tasks";
import { levelOf, xpOfLevel } from "@hilo/rules/progression/level";
import type { CSSProperties } from "react";
import { count } from "../../platform/count.ts";
import type { Me } from "../../platform/session.ts";
import type { Earned } from "./announce-rewards.ts";
import { BadgePicture } from "./badge-picture.tsx";
import "./run-rewards.css";

/** What a run has earned, and the player before it. */
export interface Rewards {
	readonly earned: Earned;
	readonly before: Pick<Me, "xp" | "dailyChallenges">;
}

export function RunRewards({ earned, before }: Rewards) {
	const { xp, badges, challenges } = earned;
	if (xp === 0 && badges.length === 0) return null;
	return (
		<section aria-label="Earned" className="rewards">
			{xp > 0 && <LevelBar before={before.xp} after={before.xp + xp} />}
			{challenges.length > 0 && <Daily earned={earned} before={before} />}
			{badges.length > 0 && (
				<ul className="rewards-badges" aria-label={badges.length === 1 ? "New badge" : "New badges"}>
					{badges.map(({ id, name, imageUrl }) => (
						<li key={id}>
							<BadgePicture url={imageUrl} className="size-14" />
							{name}
						</li>
					))}
				</ul>
			)}
		</section>
	);
}

/** The bar grows from the old XP to the new, or from the start of a new level. */
function LevelBar({ before, after }: { before: number; after: number }) {
	const level = levelOf(after);
	const [start, next] = [xpOfLevel(level), xpOfLevel(level + 1)];
	const share = (xp: number) => Math.max(0, xp - start) / (next - start);
	const isNew = level > levelOf(before);
	const shares = { "--from": share(before), "--to": share(after) } as CSSProperties;
	return (
		<div>
			<p className="rewards-line">
				<strong>{isNew ? `Level ${level}!` : `Level ${level}`}</strong>
				<span>
					+{after - before} XP · {next - after} to level {level + 1}
				</span>
			</p>
			<div className="rewards-bar" style={shares} aria-hidden="true">
				<div />
			</div>
		</div>
	);
}

function Daily({ earned: { challenges, allDone }, before: { dailyChallenges: before } }: Rewards) {
	const done = DAILY_TASKS.filter((id) => before[id] || challenges.includes(id)).length;
	const streak = before.streak + (allDone ? 1 : 0);
	const ownXp = challenges.reduce((sum, id) => sum + DAILY_TASK_XP[id], 0);
	return (
		<p className="rewards-line">
			<strong>
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
