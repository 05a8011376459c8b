import { Link, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { type Outputs, trpc } from "../../platform/api/trpc.ts";
import { LoadFailure } from "../../platform/failures.tsx";
import { usePollInterval } from "../../platform/live/connection.ts";
import type { Me } from "../../platform/session.ts";
import { TimeSince } from "../../platform/time-since.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Section } from "../../ui/section.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TICKETS_POLL_MS } from "./answer-toast.tsx";
import { BackToTickets, TicketDetail, useRefreshUnread } from "./ticket-detail.tsx";
import { TicketForm } from "./ticket-form.tsx";
import { CATEGORY_TEXT, StatusMark } from "./ticket-labels.tsx";

/** The list of tickets, one ticket or a new one, by the address. */
export function SupportTab({ me }: { me: Me }) {
	const { ticket, about } = useSearch({ from: "/profile" });
	if (ticket === "new")
		return (
			<div className="max-w-2xl">
				<BackToTickets />
				<Section title="New ticket">
					<TicketForm key={about} playerId={me.id} about={about} />
				</Section>
			</div>
		);
	if (ticket) return <TicketDetail key={ticket} playerId={me.id} id={ticket} />;
	return <Overview />;
}

function Overview() {
	const newIds = useReadAll();
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-12">
			<Section
				title="Your tickets"
				aside={
					<LinkButton to="/profile" search={{ tab: "support", ticket: "new" }}>
						New ticket
					</LinkButton>
				}
			>
				<TicketList newIds={newIds} />
			</Section>
			<NotificationList />
		</div>
	);
}

/** Notifications of support without a ticket, such as why a game was removed. */
function NotificationList() {
	const { data = [] } = trpc.support.notifications.useQuery();
	if (data.length === 0) return null;
	return (
		<Section title="From support">
			<ul className="divide-y divide-line border-y border-line">
				{data.map(({ id, message, createdAt }) => (
					<li key={id} className="py-4">
						<p dir="auto" className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">
							{message}
						</p>
						<p className="mt-1 text-sm text-muted">
							<TimeSince iso={createdAt} />
						</p>
					</li>
				))}
			</ul>
		</Section>
	);
}

/** Marks all answers as read when the list is shown. Returns the ids that were new, so that they stay marked. */
function useReadAll(): ReadonlySet<string> {
	const tickets = trpc.support.mine.useQuery().data;
	const notifications = trpc.support.notifications.useQuery().data;
	const [newIds, setNewIds] = useState<ReadonlySet<string>>(new Set());
	const { mutate: readAll } = trpc.support.markAllRead.useMutation({ onSuccess: useRefreshUnread() });
	useEffect(() => {
		const unread = [
			...(tickets ?? []).filter(({ hasUnreadMessages }) => hasUnreadMessages),
			...(notifications ?? []).filter(({ isUnread }) => isUnread),
		];
		if (unread.length === 0) return;
		setNewIds((before) => new Set([...before, ...unread.map(({ id }) => id)]));
		readAll();
	}, [tickets, notifications, readAll]);
	return newIds;
}

type Ticket = Outputs["support"]["mine"][number];

/** @param newIds the tickets that were new when the list was opened */
function TicketList({ newIds }: { newIds: ReadonlySet<string> }) {
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
				<TicketRow
					key={ticket.id}
					ticket={ticket}
					isNew={newIds.has(ticket.id) || ticket.hasUnreadMessages}
				/>
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
				<span>{CATEGORY_TEXT[category]}</span>
				<TimeSince iso={updatedAt} />
			</p>
		</li>
	);
}
