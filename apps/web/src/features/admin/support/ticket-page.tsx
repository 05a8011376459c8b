import { SUPPORT_ERRORS } from "@hilo/rules/support/support.errors";
import { checkReply, type TicketStatus } from "@hilo/rules/support/tickets";
import { Link } from "@tanstack/react-router";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { formChecks } from "../../../platform/form-checks.ts";
import { usePollInterval } from "../../../platform/live/connection.ts";
import { QueryBoundary } from "../../../platform/query-boundary.tsx";
import { useMe } from "../../../platform/session.ts";
import { TimeSince } from "../../../platform/time-since.tsx";
import { toastFailure } from "../../../platform/toasts.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { BackLink, Button } from "../../../ui/button.tsx";
import { Choice } from "../../../ui/choice.tsx";
import { TextArea } from "../../../ui/field.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { MessageForm } from "../../support/message-form.tsx";
import { AboutLink, CATEGORY_TEXT, StatusMark, Thread, TICKETS_POLL_MS } from "../../support/ticket.tsx";
import { AdminPage } from "../shell/admin-page.tsx";

type Ticket = Outputs["support"]["ticket"];

export function AdminTicketPage({ id }: { id: string }) {
	const query = trpc.support.ticket.useQuery({ id }, { refetchInterval: usePollInterval(TICKETS_POLL_MS) });
	return (
		<AdminPage
			at="/admin/support"
			title={<bdi>{query.data?.subject ?? "Ticket"}</bdi>}
			lead={<BackLink to="/admin/support">All tickets</BackLink>}
		>
			<QueryBoundary query={query} fallback={<Skeleton count={7} className="h-24" />}>
				{(ticket) => <Content ticket={ticket} />}
			</QueryBoundary>
		</AdminPage>
	);
}

function Content({ ticket }: { ticket: Ticket }) {
	const me = useMe();
	if (!me) return null;
	return (
		<div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_17rem]">
			<div className="min-w-0">
				<Thread messages={ticket.messages} side="admin" />
				<div className="mt-7 border-t border-line pt-5">
					{ticket.status === "closed" ? (
						<p role="status" className="font-bold text-muted">
							{SUPPORT_ERRORS["support/closed"].message}
						</p>
					) : (
						<AnswerForm playerId={me.id} ticketId={ticket.id} />
					)}
				</div>
			</div>
			<section
				aria-label="About this ticket"
				className="order-first grid content-start gap-5 wrap-anywhere lg:order-none lg:border-l lg:border-line lg:pl-6"
			>
				<TicketInfo ticket={ticket} />
				<TicketActions ticket={ticket} />
			</section>
		</div>
	);
}

function TicketInfo({ ticket }: { ticket: Ticket }) {
	const { user, status, category, about, createdAt } = ticket;
	return (
		<div className="grid gap-3">
			{user && (
				<p className="flex items-center gap-3">
					<Avatar username={user.username} url={user.avatarUrl} />
					<Link to="/user/$userId" params={{ userId: user.userId }} className="link font-bold">
						<bdi>{user.username}</bdi>
					</Link>
				</p>
			)}
			<dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
				<dt className="text-muted">Status</dt>
				<dd>
					<StatusMark status={status} />
				</dd>
				<dt className="text-muted">Category</dt>
				<dd>{CATEGORY_TEXT[category]}</dd>
				<dt className="text-muted">Sent</dt>
				<dd>
					<TimeSince iso={createdAt} />
				</dd>
			</dl>
			<AboutLink about={about} />
		</div>
	);
}

const STEPS: Readonly<Record<TicketStatus, readonly { to: TicketStatus; text: string }[]>> = {
	open: [
		{ to: "in-progress", text: "Mark in progress" },
		{ to: "closed", text: "Close" },
	],
	"in-progress": [
		{ to: "open", text: "Back to open" },
		{ to: "closed", text: "Close" },
	],
	closed: [{ to: "in-progress", text: "Reopen" }],
};

function TicketActions({ ticket: { id, status } }: { ticket: Ticket }) {
	const utils = trpc.useUtils();
	const setStatus = trpc.support.setStatus.useMutation({
		onSuccess: () => utils.support.invalidate(),
		onError: toastFailure,
	});
	return (
		<div className="flex flex-wrap gap-2 lg:grid">
			{STEPS[status].map(({ to, text }) => (
				<Button
					key={text}
					kind="quiet"
					small
					isBusy={setStatus.isPending}
					onClick={() => setStatus.mutate({ id, status: to })}
				>
					{text}
				</Button>
			))}
		</div>
	);
}

const CHECKS = formChecks({ message: checkReply, status: () => null });
const AFTERWARDS = [
	{ value: "in-progress", label: "In progress" },
	{ value: "closed", label: "Closed" },
] as const;
const statusOf = (text: string | undefined) => (text === "closed" ? text : "in-progress");

function AnswerForm({ playerId, ticketId }: { playerId: string; ticketId: string }) {
	const utils = trpc.useUtils();
	const answer = trpc.support.answer.useMutation();
	return (
		<MessageForm
			playerId={playerId}
			draftName={`answer:${ticketId}`}
			checks={CHECKS}
			mutation={answer}
			submit="Send answer"
			height="h-90"
			send={async ({ texts: { message, status }, pictures, clientId }) => {
				await answer.mutateAsync({
					id: ticketId,
					message,
					pictures,
					clientId,
					status: statusOf(status),
				});
				utils.support.ticket.invalidate({ id: ticketId });
				utils.support.queue.invalidate();
			}}
		>
			{({ status }) => (
				<>
					<TextArea name="message" label="Your answer" rows={3} required />
					<Choice
						legend="Then set the ticket to"
						name="status"
						options={AFTERWARDS}
						chosen={statusOf(status)}
					/>
				</>
			)}
		</MessageForm>
	);
}
