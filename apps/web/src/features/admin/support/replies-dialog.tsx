import { checkFirstMessage, checkReplyTitle } from "@hilo/rules/support/texts";
import { useState } from "react";
import { errorText } from "../../../platform/api/errors.ts";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { formChecks } from "../../../platform/form-checks.ts";
import { toastFailure } from "../../../platform/toasts.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { CloseButton, Modal } from "../../../ui/modal.tsx";
import { SubmitButton } from "../../../ui/submit-button.tsx";
import { TextArea } from "../../../ui/text-area.tsx";

export type Reply = Outputs["support"]["savedReplies"][number];

const CHECKS = formChecks({ title: checkReplyTitle, content: checkFirstMessage });

/** Edits the saved replies, which all administrators share. */
export function RepliesDialog({ replies, onClose }: { replies: readonly Reply[]; onClose: () => void }) {
	const [edited, edit] = useState<Reply | "new" | null>(null);
	return (
		<Modal title="Saved replies" onClose={onClose}>
			<div className="mt-4">
				{edited ? (
					<ReplyEditor reply={edited === "new" ? null : edited} onDone={() => edit(null)} />
				) : (
					<ReplyList replies={replies} onEdit={edit} />
				)}
			</div>
		</Modal>
	);
}

interface ReplyListProps {
	replies: readonly Reply[];
	onEdit: (reply: Reply | "new") => void;
}

function ReplyList({ replies, onEdit }: ReplyListProps) {
	const utils = trpc.useUtils();
	const remove = trpc.support.deleteReply.useMutation({
		onSuccess: () => utils.support.savedReplies.invalidate(),
		onError: toastFailure,
	});
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-5">
			{replies.length === 0 && <p className="text-muted">None yet. Save an answer that you give often.</p>}
			<ul className="divide-y divide-line">
				{replies.map((reply) => (
					<li key={reply.id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 py-2.5">
						<div className="min-w-0">
							<p className="truncate font-bold">{reply.title}</p>
							<p className="truncate text-sm text-muted">{reply.content}</p>
						</div>
						<div className="flex gap-2">
							<Button kind="quiet" small aria-label={`Edit: ${reply.title}`} onClick={() => onEdit(reply)}>
								Edit
							</Button>
							<Button
								kind="quiet"
								small
								aria-label={`Delete: ${reply.title}`}
								isBusy={remove.isPending}
								onClick={() => remove.mutate({ id: reply.id })}
							>
								Delete
							</Button>
						</div>
					</li>
				))}
			</ul>
			<div className="grid grid-cols-2 gap-3">
				<CloseButton kind="quiet">Close</CloseButton>
				<Button onClick={() => onEdit("new")}>New reply</Button>
			</div>
		</div>
	);
}

function ReplyEditor({ reply, onDone }: { reply: Reply | null; onDone: () => void }) {
	const utils = trpc.useUtils();
	const save = trpc.support.saveReply.useMutation({
		onSuccess: async () => {
			await utils.support.savedReplies.invalidate();
			onDone();
		},
	});
	return (
		<Form
			checks={CHECKS}
			isBusy={save.isPending}
			problem={save.error && errorText(save.error)}
			send={({ title, content }) => save.mutate({ ...(reply && { id: reply.id }), title, content })}
			{...(reply && { initial: { title: reply.title, content: reply.content } })}
		>
			<Field name="title" label="Title" hint="Only administrators see it." autoFocus autoComplete="off" />
			<TextArea name="content" label="Text" rows={6} required />
			<div className="grid grid-cols-2 gap-3">
				<Button kind="quiet" onClick={onDone}>
					Back
				</Button>
				<SubmitButton busy="Saving..." className="w-full">
					Save reply
				</SubmitButton>
			</div>
		</Form>
	);
}
