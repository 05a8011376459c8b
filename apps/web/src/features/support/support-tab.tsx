import {
	aboutKind,
	checkFirstMessage,
	checkSubject,
	MAX_SUBJECT_LENGTH,
	SUPPORT_CATEGORIES,
	type SupportCategory,
} from "@hilo/rules/support/tickets";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { type Outputs, trpc } from "../../platform/api/trpc.ts";
import { LoadFailure } from "../../platform/failures.tsx";
import { formChecks } from "../../platform/form-checks.ts";
import { usePollInterval } from "../../platform/live/connection.ts";
import type { Me } from "../../platform/session.ts";
import { TimeSince } from "../../platform/time-since.tsx";
import { toast } from "../../platform/toasts.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Empty } from "../../ui/card.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Choice } from "../../ui/choice.tsx";
import { Field, TextArea } from "../../ui/field.tsx";
import { Section } from "../../ui/section.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { MessageForm } from "./message-form.tsx";
import { ABOUT_TEXT, CATEGORY_TEXT, StatusMark, TICKETS_POLL_MS } from "./ticket.tsx";
import { BackToTickets, TicketDetail, useRefreshUnread } from "./ticket-detail.tsx";

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
		<div className="grid grid-cols-1 gap-12">
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
				{data.map(({ id, message, link, createdAt }) => (
					<li key={id} className="py-4">
						<p dir="auto" className="max-w-prose whitespace-pre-line wrap-anywhere">
							{message}
							{link && (
								<>
									{" "}
									<Link to={link} preload={false} className="link font-bold whitespace-nowrap">
										See it
									</Link>
								</>
							)}
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
			<Empty title="No tickets yet" heading="h3">
				Something broken, unclear or unfair? Write to us, and an administrator answers here.
			</Empty>
		);
	return (
		<ul className="grid grid-cols-1 gap-3">
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
				<h3 className="min-w-0 text-xl leading-tight wrap-anywhere">
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

const CATEGORIES = SUPPORT_CATEGORIES.map((value) => ({ value, label: CATEGORY_TEXT[value] }));
const isCategory = (text: string | undefined): text is SupportCategory =>
	SUPPORT_CATEGORIES.some((category) => category === text);
const CHECKS = formChecks({ subject: checkSubject, category: () => null, message: checkFirstMessage });

interface TicketFormProps {
	playerId: string;
	/** The path of the ticket's subject on this site, if any. */
	about: string | undefined;
}

/** Each subject has its own draft. */
function TicketForm({ playerId, about }: TicketFormProps) {
	const utils = trpc.useUtils();
	const navigate = useNavigate();
	const create = trpc.support.create.useMutation();
	const kind = about ? aboutKind(about) : null;
	return (
		<MessageForm
			playerId={playerId}
			draftName={`new:${about ?? ""}`}
			checks={CHECKS}
			mutation={create}
			submit="Send ticket"
			height="h-120"
			send={async ({ texts: { subject, category, message }, pictures, clientId }) => {
				const ticket = await create.mutateAsync({
					subject,
					message,
					clientId,
					pictures,
					category: isCategory(category) ? category : "other",
					...(kind && { about }),
				});
				utils.support.get.setData({ id: ticket.id }, ticket);
				utils.support.mine.invalidate();
				toast("success", "Your ticket is on its way. We'll answer here.");
				navigate({ to: "/profile", search: { tab: "support", ticket: ticket.id }, replace: true });
			}}
		>
			{({ category }) => (
				<>
					{kind && <p className="text-muted">About {ABOUT_TEXT[kind]}. We'll see which one.</p>}
					<Field name="subject" label="Subject" maxLength={2 * MAX_SUBJECT_LENGTH} autoComplete="off" />
					<Choice
						legend="Category"
						name="category"
						options={CATEGORIES}
						chosen={isCategory(category) ? category : kind === "game" ? "game" : "other"}
					/>
					<TextArea name="message" label="Message" rows={7} required />
				</>
			)}
		</MessageForm>
	);
}
