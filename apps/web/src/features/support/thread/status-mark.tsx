import type { TicketStatus } from "@hilo/rules/support/tickets";
import { STATUS_WORDS } from "../words.ts";

/** An empty, a half and a full circle. */
const SHAPES: Readonly<Record<TicketStatus, string>> = {
	open: "",
	"in-progress": "M6 1.5a4.5 4.5 0 0 1 0 9z",
	closed: "M6 1.5a4.5 4.5 0 0 1 0 9 4.5 4.5 0 0 1 0-9z",
};

export function StatusMark({ status, className = "" }: { status: TicketStatus; className?: string }) {
	return (
		<span className={`inline-flex items-center gap-1.5 font-bold whitespace-nowrap ${className}`}>
			<svg viewBox="0 0 12 12" aria-hidden="true" className="size-3.5 shrink-0 stroke-current">
				<circle cx="6" cy="6" r="4.5" fill="none" strokeWidth="2" />
				<path d={SHAPES[status]} fill="currentColor" stroke="none" />
			</svg>
			{STATUS_WORDS[status]}
		</span>
	);
}
