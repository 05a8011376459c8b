import { checkReply } from "@hilo/rules/support/texts";
import type { ReactNode } from "react";
import { errorText } from "../../../platform/api/error-text.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { formChecks } from "../../../platform/form-checks.ts";
import { TextArea } from "../../../ui/text-area.tsx";
import { MessageForm } from "./message-form.tsx";

const CHECKS = formChecks({ message: checkReply });

interface ReplyFormProps {
	playerId: string;
	ticketId: string;
	beside?: ReactNode;
}

export function ReplyForm({ playerId, ticketId, beside }: ReplyFormProps) {
	const utils = trpc.useUtils();
	const reply = trpc.support.reply.useMutation();
	return (
		<MessageForm
			playerId={playerId}
			draftName={ticketId}
			checks={CHECKS}
			isBusy={reply.isPending}
			problem={reply.error && errorText(reply.error)}
			submit="Send reply"
			beside={beside}
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
