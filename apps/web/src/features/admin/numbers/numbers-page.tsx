import type { CorrectionDecision } from "@hilo/rules/corrections/corrections";
import { keepPreviousData } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { count } from "../../../platform/count.ts";
import { Loading, QueryBoundary } from "../../../platform/query-boundary.tsx";
import { toast } from "../../../platform/toasts.ts";
import { Empty } from "../../../ui/card.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { AdminPage } from "../shell/admin-page.tsx";
import { Pager } from "../shell/data-table.tsx";
import { useFilters } from "../shell/filters.ts";
import { CorrectionsSection } from "./corrections-section.tsx";
import { DecisionDialog } from "./decision-dialog.tsx";
import { NumberCard, type ReportedNumber } from "./number-card.tsx";

interface OpenDecision {
	readonly number: ReportedNumber;
	readonly decision: CorrectionDecision;
}

/** Numbers that players and visitors say are wrong, and the corrections in force. */
export function NumbersPage() {
	const [{ cursor }] = useFilters();
	const query = trpc.corrections.queue.useQuery({ cursor }, { placeholderData: keepPreviousData });
	const [opened, setOpened] = useState<OpenDecision | null>(null);
	const status = useRef<HTMLParagraphElement>(null);
	const utils = trpc.useUtils();
	const done = (text: string) => {
		setOpened(null);
		toast("success", text);
		utils.corrections.invalidate();
		// The button that had the focus disappears with its number.
		requestAnimationFrame(() => status.current?.focus());
	};
	return (
		<AdminPage at="/admin/support/numbers">
			<QueryBoundary
				query={query}
				fallback={
					<Loading>
						<Skeleton count={2} className="h-80 lg:h-64" list="grid gap-4" />
					</Loading>
				}
			>
				{({ subjects, next, open }) => (
					<>
						<p ref={status} tabIndex={-1} className={open === 0 ? "sr-only" : "text-muted"}>
							{open === 0
								? "No number is waiting for a decision."
								: `${count(open, "number")} waiting for a decision, oldest first.`}
						</p>
						{subjects.length === 0 ? (
							<Empty title="All numbers are decided">
								Numbers that players and visitors report show up here. Those of custom games go to their
								creators first, and come here after a week.
							</Empty>
						) : (
							<ul className="grid grid-cols-1 gap-4">
								{subjects.map((number) => (
									<NumberCard
										key={JSON.stringify(number.subject)}
										number={number}
										onDecide={(decision) => setOpened({ number, decision })}
									/>
								))}
							</ul>
						)}
						<Pager of="numbers" next={next} />
					</>
				)}
			</QueryBoundary>
			<CorrectionsSection />
			{opened && <DecisionDialog {...opened} onDone={done} onClose={() => setOpened(null)} />}
		</AdminPage>
	);
}
