import { SUPPORT_ERRORS } from "@hilo/rules/support/support.errors";
import { checkReply } from "@hilo/rules/support/tickets";
import { useEffect, useState } from "react";
import { type Outputs, trpc } from "../../platform/api/trpc.ts";
import { formChecks } from "../../platform/form-checks.ts";
import { usePollInterval } from "../../platform/live/connection.ts";
import { QueryBoundary } from "../../platform/query-boundary.tsx";
import { toastFailure } from "../../platform/toasts.ts";
import { BackLink, Button, LinkButton } from "../../ui/button.tsx";
import { Confirm } from "../../ui/confirm.tsx";
import { TextArea } from "../../ui/field.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { MessageForm } from "./message-form.tsx";
import { AboutLink, CATEGORY_TEXT, StatusMark, Thread, TICKETS_POLL_MS } from "./ticket.tsx";

type Ticket = Outputs["support"]["get"];

export function TicketDetail({ playerId, id }: { playerId: string; id: string }) {
	const query = trpc.support.get.useQuery({ id }, { refetchInterval: usePollInterval(TICKETS_POLL_MS) });
	const ticket = query.data;
	const { mutate: markRead } = trpc.support.markRead.useMutation({ onSuccess: useRefreshUnread() });
	useEffect(() => {
		if (ticket?.hasUnreadMessages) markRead({ id: ticket.id });
	}, [ticket, markRead]);
	return (
		<div className="max-w-3xl">
			<BackToTickets />
			<QueryBoundary query={query} fallback={<Skeleton count={3} className="h-24" />}>
				{(ticket) => <Content ticket={ticket} playerId={playerId} />}
			</QueryBoundary>
		</div>
	);
}

/** Returns a function that asks again how much is unread. */
export function useRefreshUnread(): () => void {
	const utils = trpc.useUtils();
	return () => {
		utils.me.get.invalidate();
		utils.support.latestNotification.invalidate();
	};
}

function Content({ ticket, playerId }: { ticket: Ticket; playerId: string }) {
	const { id, subject, category, status, about, messages } = ticket;
	return (
		<section aria-labelledby="ticket-subject">
			<h2 id="ticket-subject" dir="auto" className="text-3xl leading-tight wrap-anywhere md:text-4xl">
				{subject}
			</h2>
			<p className="mt-2 mb-7 flex flex-wrap gap-x-4 gap-y-1 text-muted">
				<StatusMark status={status} className="text-ink" />
				<span>{CATEGORY_TEXT[category]}</span>
				<AboutLink about={about} />
			</p>
			<Thread messages={messages} side="player" />
			<div className="mt-8 border-t border-line pt-6">
				{status === "closed" ? <Closed /> : <ReplyForm playerId={playerId} ticketId={id} />}
			</div>
		</section>
	);
}

function Closed() {
	return (
		<div className="flex flex-wrap items-center justify-between gap-4">
			<p role="status" className="font-bold text-muted">
				{SUPPORT_ERRORS["support/closed"].message}
			</p>
			<LinkButton kind="quiet" small to="/profile" search={{ tab: "support", ticket: "new" }}>
				New ticket
			</LinkButton>
		</div>
	);
}

function CloseTicket({ id }: { id: string }) {
	const utils = trpc.useUtils();
	const [isAsked, setAsked] = useState(false);
	const close = trpc.support.close.useMutation({
		onSuccess: () => {
			utils.support.get.invalidate({ id });
			utils.support.mine.invalidate();
			utils.me.get.invalidate();
		},
		onError: toastFailure,
	});
	return (
		<>
			<Button kind="quiet" isBusy={close.isPending} onClick={() => setAsked(true)}>
				Close ticket
			</Button>
			{isAsked && (
				<Confirm
					title="Close this ticket?"
					confirm="Close ticket"
					onConfirm={() => close.mutate({ id })}
					onClose={() => setAsked(false)}
				>
					It can no longer be replied to. If something comes up again, write a new one.
				</Confirm>
			)}
		</>
	);
}

const CHECKS = formChecks({ message: checkReply });

function ReplyForm({ playerId, ticketId }: { playerId: string; ticketId: string }) {
	const utils = trpc.useUtils();
	const reply = trpc.support.reply.useMutation();
	return (
		<MessageForm
			playerId={playerId}
			draftName={ticketId}
			checks={CHECKS}
			mutation={reply}
			submit="Send reply"
			beside={<CloseTicket id={ticketId} />}
			height="h-56"
			send={async ({ texts: { message }, pictures, clientId }) => {
				const ticket = await reply.mutateAsync({ id: ticketId, message, pictures, clientId });
				utils.support.get.setData({ id: ticketId }, ticket);
				utils.support.mine.invalidate();
			}}
		>
			{() => <TextArea name="message" label="Your reply" rows={4} required />}
		</MessageForm>
	);
}

export function BackToTickets() {
	return (
		<BackLink to="/profile" search={{ tab: "support" }} className="-mt-2 mb-3">
			All tickets
		</BackLink>
	);
}
