import {
	ALL_TASKS_BONUS_XP,
	DAILY_TASK_XP,
	DAILY_TASKS,
	type DailyTask,
} from "@hilo/rules/progression/daily-tasks";
import { useCallback } from "react";
import { type Outputs, trpc } from "../../platform/api/trpc.ts";
import { count } from "../../platform/count.ts";
import { clockText } from "../../platform/dates.ts";
import { LoadFailure } from "../../platform/failures.tsx";
import { useCountdown } from "../../platform/use-countdown.ts";
import { Icon } from "../../ui/icon.tsx";
import { Tick } from "../../ui/meter.tsx";
import { Section } from "../../ui/section.tsx";
import { useToday } from "../daily/deck/today.ts";

/** The second line says what counts. */
export const TASK_TEXTS: Readonly<Record<DailyTask, { readonly name: string; readonly counts: string }>> = {
	classicGamePlayed: {
		name: "Score in a classic game",
		counts: "At least one right answer, and play until it ends",
	},
	customGamePlayed: { name: "Play a custom game", counts: "Any score, until it ends" },
	friendInvited: {
		name: "Invite a friend",
		counts: "Once your friend request or game invitation is accepted",
	},
};

export function DailyChallenges() {
	const utils = trpc.useUtils();
	const query = trpc.progression.today.useQuery();
	const { data, dataUpdatedAt } = query;
	const refreshTasks = useCallback(() => {
		utils.progression.today.invalidate();
		utils.me.get.invalidate();
	}, [utils]);
	const countdown = data ? (
		<ResetCountdown ms={data.msToMidnight} askedAt={dataUpdatedAt} onOver={refreshTasks} />
	) : (
		// Takes the same space.
		<p className="invisible">
			Resets in <strong className="font-display text-xl tabular-nums">00:00:00</strong>
		</p>
	);
	return (
		<Section title="Daily Challenges" aside={countdown}>
			{query.error && !data ? (
				<LoadFailure query={query} />
			) : (
				<Challenges today={data ?? UNKNOWN} isKnown={data !== undefined} />
			)}
		</Section>
	);
}

type Today = Pick<Outputs["progression"]["today"], "challenges" | "bonusXp" | "streak">;

/** Placeholders of the same size as the tasks. */
const UNKNOWN: Today = {
	challenges: DAILY_TASKS.map((id) => ({ id, xp: DAILY_TASK_XP[id], done: false })),
	bonusXp: ALL_TASKS_BONUS_XP,
	streak: 0,
};

function Challenges({ today, isKnown }: { today: Today; isKnown: boolean }) {
	const { challenges, bonusXp, streak } = today;
	const areAllDone = challenges.every(({ done }) => done);
	return (
		<div
			aria-hidden={!isKnown}
			className={isKnown ? "" : "animate-pulse *:text-transparent [&_li>*>*]:invisible [&>p]:invisible"}
		>
			{areAllDone && (
				<div className="md:hidden">
					<Challenge
						isDone
						name="All three done"
						xp={challenges.reduce((sum, { xp }) => sum + xp, bonusXp)}
					/>
				</div>
			)}
			<ul className={`grid gap-3 ${areAllDone ? "max-md:hidden" : ""}`}>
				{challenges.map(({ id, xp, done }) => (
					<li key={id}>
						<Challenge isDone={done} {...TASK_TEXTS[id]} xp={xp} />
					</li>
				))}
			</ul>
			<p className="mt-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-4 text-muted">
				<span className={areAllDone ? "max-md:hidden" : ""}>All three in one day: +{bonusXp} XP</span>
				<span className="flex flex-wrap gap-x-6 gap-y-1 text-ink">
					<DeckStreak />
					<span>
						Streak: <strong className={DAYS}>{count(streak, "day")}</strong>
					</span>
				</span>
			</p>
		</div>
	);
}

const DAYS = "font-display text-xl";

/** The streak of daily decks, which the home page shows. */
function DeckStreak() {
	const days = useToday().data?.streak?.current ?? 0;
	return (
		days > 0 && (
			<span className="inline-flex items-baseline gap-1.5 whitespace-nowrap">
				<Icon name="flame" className="size-5 translate-y-0.5 fill-current stroke-2 text-accent" />
				Daily deck: <strong className={DAYS}>{count(days, "day")}</strong>
			</span>
		)
	);
}

interface ChallengeProps {
	isDone: boolean;
	name: string;
	counts?: string;
	xp: number;
}

function Challenge({ isDone, name, counts, xp }: ChallengeProps) {
	return (
		<div className="flex items-center gap-4 rounded-lg bg-raise p-4 shadow-card">
			<Tick isDone={isDone} />
			<span className="grow leading-tight">
				<span className={`block text-lg leading-tight ${isDone ? "text-muted" : "font-bold"}`}>{name}</span>
				{counts && <span className="text-sm text-muted">{counts}</span>}
			</span>
			<span className="font-display text-xl font-extrabold whitespace-nowrap tabular-nums">+{xp} XP</span>
		</div>
	);
}

function ResetCountdown({ ms, askedAt, onOver }: { ms: number; askedAt: number; onOver(): void }) {
	return (
		<p className="text-muted">
			Resets in{" "}
			<strong role="timer" className="font-display text-xl text-ink tabular-nums">
				{clockText(useCountdown(ms, askedAt, onOver))}
			</strong>
		</p>
	);
}
