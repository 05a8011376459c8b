import { DAILY_TASK_XP } from "@hilo/rules/progression/daily-tasks";
import { FIRST_STEPS, type FirstStep, type FirstSteps } from "@hilo/rules/progression/first-steps";
import { Link, type LinkProps } from "@tanstack/react-router";
import { Icon } from "../../ui/icon.tsx";

const STEPS: Readonly<Record<FirstStep, { text: string; note: string; link: Pick<LinkProps, "to"> }>> = {
	deck: { text: "Play today’s deck", note: "One attempt a day", link: { to: "/daily" } },
	classic: {
		text: "Score in a classic game",
		note: `+${DAILY_TASK_XP.classicGamePlayed} XP`,
		link: { to: "/country-game" },
	},
	challenge: { text: "Challenge someone", note: "A link is enough", link: { to: "/duel/new" } },
};

/** The next of the first steps, in a line. */
export function NextStep({ steps }: { steps: FirstSteps }) {
	const done = FIRST_STEPS.filter((step) => steps[step]).length;
	// The deck comes last: its own card is right above.
	const next = FIRST_STEPS.find((step) => !steps[step] && step !== "deck") ?? "deck";
	const { text, note, link } = STEPS[next];
	return (
		<section
			aria-label="First steps"
			className="press relative flex min-h-11 items-center gap-3 rounded-lg bg-raise px-3.5 py-1.5 shadow-card has-focus-visible:focus-ring md:px-6"
		>
			<p className="flex shrink-0 items-center gap-1.5 text-sm text-muted">
				<Icon name="check" className={`size-4 stroke-4 ${done > 0 ? "text-correct" : "text-edge"}`} />
				{done} of {FIRST_STEPS.length}
			</p>
			<p className="flex min-w-0 grow items-baseline gap-x-2.5 leading-tight">
				<Link {...link} className="font-bold after:absolute after:inset-0 focus-visible:outline-none">
					{text}
				</Link>
				<span className="text-sm text-muted max-sm:hidden">{note}</span>
			</p>
			<Icon name="down" className="size-5 -rotate-90 stroke-3 text-muted" />
		</section>
	);
}
