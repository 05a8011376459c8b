import { checkReply } from "@hilo/rules/support/tickets";
import { errorText } from "../../../platform/api/errors.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { formChecks } from "../../../platform/form-checks.ts";
import { Choice } from "../../../ui/choice.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { MessageForm } from "../../support/message-form.tsx";

const CHECKS = formChecks({ message: checkReply, status: () => null });
const AFTERWARDS = [
	{ value: "in-progress", label: "In progress" },
	{ value: "closed", label: "Closed" },
] as const;
const statusOf = (text: string | undefined) => (text === "closed" ? text : "in-progress");

export function AnswerForm({ playerId, ticketId }: { playerId: string; ticketId: string }) {
	const utils = trpc.useUtils();
	const answer = trpc.support.answer.useMutation();
	return (
		<MessageForm
			playerId={playerId}
			draftName={`answer:${ticketId}`}
			checks={CHECKS}
			isBusy={answer.isPending}
			problem={answer.error && errorText(answer.error)}
			submit="Send answer"
			height="h-108.5"
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
					<TextArea name="message" label="Your answer" rows={6} required />
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
