import { keepPreviousData } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { count } from "../../../platform/count.ts";
import { Loading, QueryBoundary } from "../../../platform/query-boundary.tsx";
import { toast } from "../../../platform/toasts.ts";
import { Empty } from "../../../ui/empty.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { AdminPage } from "../shell/admin-page.tsx";
import { ChoiceFilter, FilterBar } from "../shell/filter-bar.tsx";
import { chosenOf, useFilters } from "../shell/filters.ts";
import { Pager } from "../shell/paged-table.tsx";
import { DecisionDialog } from "./decision-dialog.tsx";
import type { OpenDecision } from "./subject.ts";
import { SubjectCard } from "./subject-card.tsx";

const KINDS = [
	{ value: "all", label: "Everything" },
	{ value: "message", label: "Messages" },
	{ value: "person", label: "Players" },
	{ value: "game", label: "Games" },
] as const;

export function ReportsPage() {
	const [{ cursor, ...address }] = useFilters();
	const kind = chosenOf(KINDS, address.kind);
	const query = trpc.moderation.queue.useQuery({ kind, cursor }, { placeholderData: keepPreviousData });
	const [decision, setDecision] = useState<OpenDecision | null>(null);
	const status = useRef<HTMLParagraphElement>(null);
	const utils = trpc.useUtils();
	const done = (text: string) => {
		setDecision(null);
		toast("success", text);
		utils.moderation.queue.invalidate();
		// The button that had the focus disappears with its report.
		requestAnimationFrame(() => status.current?.focus());
	};
	return (
		<AdminPage at="/admin/support/reports">
			<FilterBar>
				<ChoiceFilter label="Show" name="kind" options={KINDS} />
			</FilterBar>
			<QueryBoundary
				query={query}
				fallback={
					<Loading>
						<Skeleton count={3} className="h-80 lg:h-64" list="grid gap-4" />
					</Loading>
				}
			>
				{({ subjects, next, open }) => (
					<>
						<p ref={status} tabIndex={-1} className="text-muted">
							{open === 0
								? "Nothing is waiting for a decision."
								: `${count(open, "report")} waiting for a decision, oldest first.`}
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
										onDecide={(decision) => setDecision({ subject, decision })}
									/>
								))}
							</ul>
						)}
						<Pager of="reports" next={next} />
					</>
				)}
			</QueryBoundary>
			{decision && <DecisionDialog decision={decision} onDone={done} onClose={() => setDecision(null)} />}
		</AdminPage>
	);
}
