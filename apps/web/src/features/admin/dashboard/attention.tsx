import { Link } from "@tanstack/react-router";
import type { Outputs } from "../../../platform/api/trpc.ts";
import { count } from "../../../platform/count.ts";
import { Icon, LineIcon } from "../../../ui/icon.tsx";
import type { Address } from "../shell/sections.ts";

type Attention = Outputs["admin"]["dashboard"]["attention"];

const WAITING = "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-13.5V12l3 2";
const ROW = "flex min-h-12 items-center gap-3 rounded-md border-2 px-3.5 py-2 font-semibold";

/** People who wait for an administrator. */
export function AttentionList({ attention }: { attention: Attention }) {
	const concerns = concernsOf(attention);
	if (concerns.length === 0)
		return (
			<p className={`${ROW} border-line text-muted`}>
				<Icon name="check" className="size-5 stroke-3 text-correct" />
				No report and no ticket is waiting.
			</p>
		);
	return (
		<ul className="grid gap-2 lg:grid-cols-2">
			{concerns.map(({ text, to }) => (
				<li key={to} className="grid">
					<Link to={to} className={`${ROW} press border-edge hover:border-ink`}>
						<LineIcon path={WAITING} className="size-5 stroke-[2.25] text-warn" />
						{text}
					</Link>
				</li>
			))}
		</ul>
	);
}

interface Concern {
	readonly text: string;
	/** The page that deals with it. */
	readonly to: Address;
}

export function concernsOf({ openReports, openTickets, unansweredTickets }: Attention): Concern[] {
	const concerns: Concern[] = [];
	if (openReports > 0)
		concerns.push({ text: `${count(openReports, "report")} to review`, to: "/admin/support/reports" });
	if (unansweredTickets > 0)
		concerns.push({
			text: `${count(unansweredTickets, "ticket")} waiting for an answer, ${openTickets.toLocaleString("en-US")} open in total`,
			to: "/admin/support",
		});
	return concerns;
}
