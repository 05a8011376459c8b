import type { DailyArchiveView } from "@hilo/rules/daily/daily.views";
import { LinkButton } from "../../../ui/button.tsx";
import { monthWords } from "../deck/day-words.ts";
import { monthLater } from "../deck/months.ts";

export function MonthNav({ archive }: { archive: DailyArchiveView }) {
	const { month, firstMonth, lastMonth } = archive;
	return (
		<div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3">
			<Step archive={archive} by={-1} isThere={month > firstMonth} />
			<h2 id="month" className="text-center text-2xl md:text-3xl">
				{monthWords(month)}
			</h2>
			<Step archive={archive} by={1} isThere={month < lastMonth} />
		</div>
	);
}

interface StepProps {
	archive: DailyArchiveView;
	by: -1 | 1;
	isThere: boolean;
}

/** Without a month it keeps its width, so that the heading stays in the middle. */
function Step({ archive: { month, lastMonth }, by, isThere }: StepProps) {
	const to = monthLater(month, by);
	const name = monthWords(to);
	const look = "min-w-13 sm:min-w-40";
	if (!isThere) return <span className={look} />;
	return (
		<LinkButton
			kind="quiet"
			small
			to="/daily/archive"
			search={{ month: to === lastMonth ? undefined : to }}
			aria-label={name}
			className={look}
		>
			{by < 0 && <span aria-hidden="true">←</span>}
			<span className="max-sm:hidden">{name.replace(/ \d+$/, "")}</span>
			{by > 0 && <span aria-hidden="true">→</span>}
		</LinkButton>
	);
}
