import { keepPreviousData } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { toast } from "../../../platform/toasts.ts";
import { Empty } from "../../../ui/empty.tsx";
import { AdminPage } from "../shell/admin-page.tsx";
import { ChoiceFilter, FilterBar } from "../shell/filter-bar.tsx";
import { QueryBoundary } from "../shell/list-states.tsx";
import { Pager } from "../shell/pager.tsx";
import { chosenOf, useFilters } from "../shell/use-filters.ts";
import { count } from "../shell/words.ts";
import { DecideDialog } from "./decide-dialog.tsx";
import { ReportsWaiting } from "./reports-waiting.tsx";
import type { Deciding } from "./subject.ts";
import { SubjectCard } from "./subject-card.tsx";

const KINDS = [
	{ value: "all", label: "Everything" },
	{ value: "message", label: "Messages" },
	{ value: "person", label: "Players" },
	{ value: "game", label: "Games" },
] as const;

export function ReportsPage() {
	const [{ kind: asked, cursor }, filter] = useFilters();
	const kind = chosenOf(KINDS, asked);
	const query = trpc.moderation.queue.useQuery({ kind, cursor }, { placeholderData: keepPreviousData });
	const [deciding, setDeciding] = useState<Deciding | null>(null);
	const status = useRef<HTMLParagraphElement>(null);
	const utils = trpc.useUtils();
	const done = (text: string) => {
		setDeciding(null);
		toast("success", text);
		utils.moderation.queue.invalidate();
		// The button that had the focus disappears with its report.
		requestAnimationFrame(() => status.current?.focus());
	};
	return (
		<AdminPage section="support" at="/admin/support/reports">
			<FilterBar>
				<ChoiceFilter label="Show" value={kind} options={KINDS} onChoose={(kind) => filter({ kind })} />
			</FilterBar>
			<QueryBoundary query={query} waiting={<ReportsWaiting />}>
				{({ subjects, next, open }) => (
					<>
						<p ref={status} tabIndex={-1} className="text-muted">
							{open === 0 ? "Nothing is waiting for a decision." : waits(open)}
						</p>
						{subjects.length === 0 ? (
							<Empty title={open === 0 ? "All reports are decided" : "No reports of this kind"}>
								What players report shows up here at once.
							</Empty>
						) : (
							<ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
								{subjects.map((subject) => (
									<SubjectCard
										key={`${subject.kind} ${subject.subjectId}`}
										subject={subject}
										onDecide={(decision) => setDeciding({ subject, decision })}
									/>
								))}
							</ul>
						)}
						<Pager of="reports" cursor={cursor} next={next} />
					</>
				)}
			</QueryBoundary>
			{deciding && <DecideDialog deciding={deciding} onDone={done} onClose={() => setDeciding(null)} />}
		</AdminPage>
	);
}

function waits(open: number): string {
	return `${count(open, "report")} waiting for a decision, oldest first.`;
}
