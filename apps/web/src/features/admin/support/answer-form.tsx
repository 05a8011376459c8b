import { checkReply } from "@hilo/rules/support/texts";
import { TICKET_STATUSES, type TicketStatus } from "@hilo/rules/support/tickets";
import { useHydrated } from "@tanstack/react-router";
import { useState } from "react";
import { errorText } from "../../../platform/api/error-text.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { formChecks } from "../../../platform/form-checks.ts";
import { Choice } from "../../../ui/choice.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { MessageForm } from "../../support/compose/message-form.tsx";
import { RepliesDialog } from "./replies-dialog.tsx";
import { SavedReplies } from "./saved-replies.tsx";

const CHECKS = formChecks({ message: checkReply, status: () => null });
const AFTERWARDS = [
	{ value: "in-progress", label: "In progress" },
	{ value: "closed", label: "Closed" },
] as const;
const isStatus = (text: string | undefined): text is TicketStatus =>
	TICKET_STATUSES.some((status) => status === text);

interface AnswerFormProps {
	playerId: string;
	ticketId: string;
}

export function AnswerForm({ playerId, ticketId }: AnswerFormProps) {
	const utils = trpc.useUtils();
	const answer = trpc.support.answer.useMutation();
	const { data: replies = [], isPending } = trpc.support.savedReplies.useQuery();
	const [isChanging, setChanging] = useState(false);
	const isHydrated = useHydrated();
	// A stored draft is known only in the browser. Late replies would move the fields.
	if (!isHydrated || isPending) return <Skeleton className="h-144 sm:h-131" />;
	return (
		<>
			<MessageForm
				playerId={playerId}
				draftName={`answer:${ticketId}`}
				checks={CHECKS}
				isBusy={answer.isPending}
				problem={answer.error && errorText(answer.error)}
				submit="Send answer"
				send={async ({ texts: { message, status }, pictures, clientId }) => {
					await answer.mutateAsync({
						id: ticketId,
						message,
						pictures,
						clientId,
						...(isStatus(status) && { status }),
					});
					utils.support.ticket.invalidate({ id: ticketId });
					utils.support.queue.invalidate();
				}}
			>
				{({ status }) => (
					<>
						<SavedReplies replies={replies} onChange={() => setChanging(true)} />
						<TextArea name="message" label="Your answer" rows={6} required />
						<Choice
							legend="Then set the ticket to"
							name="status"
							options={AFTERWARDS}
							chosen={status === "closed" ? "closed" : "in-progress"}
						/>
					</>
				)}
			</MessageForm>
			{/* Outside the form, because the dialog contains a form. */}
			{isChanging && <RepliesDialog replies={replies} onClose={() => setChanging(false)} />}
		</>
	);
}
