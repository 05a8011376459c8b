import { ALL_TASKS_BONUS_XP, DAILY_TASK_XP, DAILY_TASKS } from "@hilo/rules/progression/daily-tasks";
import { Link } from "@tanstack/react-router";
import type { Me } from "../../platform/session.ts";
import { Card } from "../../ui/card.tsx";
import { Tick } from "../../ui/tick.tsx";
import { TASK_TEXTS } from "../progression/daily-challenges.tsx";

/** The three daily challenges in short. Their page counts down to the next ones. */
export function TaskList({ done }: { done: Me["dailyChallenges"] }) {
	const areAllDone = DAILY_TASKS.every((task) => done[task]);
	return (
		<Card as="section" size="panel" aria-labelledby="tasks">
			<div className="flex items-baseline justify-between gap-4">
				<h2 id="tasks" className="text-2xl">
					Daily Challenges
				</h2>
				<Link to="/profile" className="link py-1 text-sm">
					Details
				</Link>
			</div>
			<ul className="mt-2">
				{DAILY_TASKS.map((task) => (
					<li key={task} className="flex min-h-12 items-center gap-3">
						<Tick isDone={done[task]} />
						<span className={`min-w-0 grow leading-tight ${done[task] ? "text-muted" : "font-bold"}`}>
							{TASK_TEXTS[task].name}
						</span>
						<span className="font-display font-extrabold whitespace-nowrap tabular-nums">
							+{DAILY_TASK_XP[task]} XP
						</span>
					</li>
				))}
			</ul>
			<p className="mt-1 text-sm text-muted">
				{areAllDone ? "All done for today." : `All three in one day: +${ALL_TASKS_BONUS_XP} XP`}
			</p>
		</Card>
	);
}
