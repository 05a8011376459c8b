import { DAILY_TASK_XP } from "@hilo/rules/progression/daily-tasks";
import { FIRST_STEPS, type FirstStep, type FirstSteps } from "@hilo/rules/progression/first-steps";
import { Link, type LinkProps } from "@tanstack/react-router";
import { SiteName } from "../../platform/site.ts";
import { Card } from "../../ui/card.tsx";
import { Tick } from "../../ui/meter.tsx";

const STEPS: Readonly<Record<FirstStep, { text: string; note: string; link: Pick<LinkProps, "to"> }>> = {
	deck: { text: "Play today’s deck", note: "The same ten rounds for everyone", link: { to: "/daily" } },
	classic: {
		text: "Score in a classic game",
		note: `+${DAILY_TASK_XP.classicGamePlayed} XP`,
		link: { to: "/country-game" },
	},
	challenge: { text: "Challenge someone", note: "A link is enough", link: { to: "/duel/new" } },
};

/** Three steps for newcomers, which tick. */
export function FirstStepsCard({ steps }: { steps: FirstSteps }) {
	return (
		<Card as="section" size="panel" aria-labelledby="first-steps">
			<h2 id="first-steps" className="text-2xl md:text-3xl">
				Welcome to <SiteName />
			</h2>
			<ol className="mt-3 grid gap-x-5 gap-y-1 md:grid-cols-3">
				{FIRST_STEPS.map((step) => (
					<Step key={step} {...STEPS[step]} isDone={steps[step]} />
				))}
			</ol>
		</Card>
	);
}

function Step({ text, note, link, isDone }: (typeof STEPS)[FirstStep] & { isDone: boolean }) {
	return (
		<li className="relative flex min-h-14 items-center gap-3 rounded-md px-1 hover:bg-sunk">
			<Tick isDone={isDone} />
			<span className="min-w-0 leading-tight">
				{isDone ? (
					<span className="text-muted line-through">{text}</span>
				) : (
					<Link {...link} className="font-bold after:absolute after:inset-0 hover:underline">
						{text}
					</Link>
				)}
				{!isDone && <span className="block text-sm text-muted">{note}</span>}
			</span>
		</li>
	);
}
