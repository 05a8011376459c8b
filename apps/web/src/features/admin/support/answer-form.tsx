import { checkReply } from "@hilo/rules/support/texts";
import { type RefObject, useRef, useState } from "react";
import { errorText } from "../../../platform/api/errors.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { formChecks } from "../../../platform/form-checks.ts";
import { Button } from "../../../ui/button.tsx";
import { Choice } from "../../../ui/choice.tsx";
import { Select } from "../../../ui/select.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { MessageForm } from "../../support/message-form.tsx";
import { RepliesDialog, type Reply } from "./replies-dialog.tsx";

const CHECKS = formChecks({ message: checkReply, status: () => null });
const AFTERWARDS = [
	{ value: "in-progress", label: "In progress" },
	{ value: "closed", label: "Closed" },
] as const;
const statusOf = (text: string | undefined) => (text === "closed" ? text : "in-progress");

const HEIGHT = "h-144 sm:h-131";

export function AnswerForm({ playerId, ticketId }: { playerId: string; ticketId: string }) {
	const utils = trpc.useUtils();
	const answer = trpc.support.answer.useMutation();
	const { data: replies = [], isPending } = trpc.support.savedReplies.useQuery();
	const [isChanging, setChanging] = useState(false);
	const field = useRef<HTMLTextAreaElement>(null);
	// Late replies would move the fields.
	if (isPending) return <Skeleton className={HEIGHT} />;
	return (
		<>
			<MessageForm
				playerId={playerId}
				draftName={`answer:${ticketId}`}
				checks={CHECKS}
				isBusy={answer.isPending}
				problem={answer.error && errorText(answer.error)}
				submit="Send answer"
				height={HEIGHT}
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
						<SavedReplies field={field} replies={replies} onChange={() => setChanging(true)} />
						<TextArea ref={field} name="message" label="Your answer" rows={6} required />
						<Choice
							legend="Then set the ticket to"
							name="status"
							options={AFTERWARDS}
							chosen={statusOf(status)}
						/>
					</>
				)}
			</MessageForm>
			{/* Outside the form, because the dialog contains a form. */}
			{isChanging && <RepliesDialog replies={replies} onClose={() => setChanging(false)} />}
		</>
	);
}

interface SavedRepliesProps {
	/** The answer, into which a reply is inserted. */
	field: RefObject<HTMLTextAreaElement | null>;
	replies: readonly Reply[];
	onChange: () => void;
}

function SavedReplies({ field, replies, onChange }: SavedRepliesProps) {
	return (
		<div className="flex flex-wrap items-end gap-2">
			{replies.length > 0 && (
				<Select
					small
					label="Saved reply"
					value=""
					options={[
						{ value: "", label: "Choose one to insert" },
						...replies.map(({ id, title }) => ({ value: id, label: title })),
					]}
					onChange={({ target }) => {
						const reply = replies.find(({ id }) => id === target.value);
						if (reply && field.current) insert(field.current, reply.content);
					}}
					className="max-w-72"
				/>
			)}
			<Button kind="quiet" small onClick={onChange}>
				Edit saved replies
			</Button>
		</div>
	);
}

/** Replaces the selection, or a text of spaces. */
function insert(field: HTMLTextAreaElement, text: string): void {
	field.focus();
	const { selectionStart, selectionEnd, value } = field;
	const isEmpty = value.trim() === "";
	field.setRangeText(text, isEmpty ? 0 : selectionStart, isEmpty ? value.length : selectionEnd, "end");
	// The form learns of changes by events.
	field.dispatchEvent(new Event("input", { bubbles: true }));
}
