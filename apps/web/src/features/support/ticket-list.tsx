import { Link } from "@tanstack/react-router";
import { type Outputs, trpc } from "../../platform/api/trpc.ts";
import { TimeSince } from "../../platform/dates/time-since.tsx";
import { usePollInterval } from "../../platform/live/connection.ts";
import { LoadFailure } from "../../platform/load-failure.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { StatusMark } from "./thread/status-mark.tsx";
import { TICKETS_POLL_MS } from "./tickets-poll.ts";
import { CATEGORY_WORDS } from "./words.ts";

type Ticket = Outputs["support"]["mine"][number];

/** @param fresh the tickets that were new when the list was opened */
export function TicketList({ fresh }: { fresh: ReadonlySet<string> }) {
	const query = trpc.support.mine.useQuery(undefined, { refetchInterval: usePollInterval(TICKETS_POLL_MS) });
	if (!query.data)
		return query.error ? <LoadFailure query={query} /> : <Skeleton count={3} className="h-26" />;
	if (query.data.length === 0)
		return (
			<Empty title="No tickets yet">
				Something broken, unclear or unfair? Write to us, and an administrator answers here.
			</Empty>
		);
	return (
		<ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
			{query.data.map((ticket) => (
				<TicketRow key={ticket.id} ticket={ticket} isNew={fresh.has(ticket.id) || ticket.hasUnreadMessages} />
			))}
		</ul>
	);
}

function TicketRow({ ticket, isNew }: { ticket: Ticket; isNew: boolean }) {
	const { id, subject, category, status, snippet, updatedAt } = ticket;
	return (
		<li className="relative rounded-lg border-2 border-line bg-raise px-4 py-3.5 hover:border-ink has-focus-visible:border-ink md:px-5">
			<div className="flex items-start justify-between gap-4">
				<h3 className="min-w-0 text-xl leading-tight [overflow-wrap:anywhere]">
					<Link
						to="/profile"
						search={{ tab: "support", ticket: id }}
						// Makes the whole row a link.
						className="before:absolute before:inset-0 before:rounded-lg"
					>
						<bdi>{subject}</bdi>
					</Link>
				</h3>
				{isNew && <Chip className="shrink-0 border-wrong bg-wrong text-sm text-on-wrong">New</Chip>}
			</div>
			<p dir="auto" className="mt-1 truncate text-muted">
				{snippet}
			</p>
			<p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
				<StatusMark status={status} className="text-ink" />
				<span>{CATEGORY_WORDS[category]}</span>
				<TimeSince iso={updatedAt} />
			</p>
		</li>
	);
}
