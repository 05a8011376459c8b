import { isLoopback } from "@hilo/rules/site/loopback";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { CopyText } from "../../../ui/copy-text.tsx";
import { CloseButton, Modal } from "../../../ui/modal.tsx";
import { FormDialog } from "../shell/form-dialog.tsx";

interface PasswordLinkDialogProps {
	user: Pick<Outputs["admin"]["user"], "id" | "username">;
	onClose: () => void;
}

/** Makes a link by which the player chooses a new password, and then shows it: it can't be shown again. */
export function PasswordLinkDialog({ user: { id: userId, username }, onClose }: PasswordLinkDialogProps) {
	const create = trpc.admin.createPasswordLink.useMutation();
	if (create.data) return <NewLink url={create.data.url} username={username} onClose={onClose} />;
	return (
		<FormDialog
			title={
				<>
					A new password for <bdi>{username}</bdi>
				</>
			}
			description="Make a link and give it to the player. It works once, for a day; the password stays the same until it is used. Be sure who asks: the link gives the whole account."
			checks={{}}
			send={() => create.mutate({ userId })}
			mutation={create}
			submit={{ children: "Make link", busy: "Making..." }}
			onClose={onClose}
		>
			{null}
		</FormDialog>
	);
}

function NewLink({ url, username, onClose }: { url: string; username: string; onClose: () => void }) {
	return (
		<Modal title="The password link" onClose={onClose}>
			<p className="mt-3 mb-5 text-pretty text-muted">
				Copy it now, and give it to <bdi>{username}</bdi>: it is shown only this once.
				{isLoopback(new URL(url).hostname) &&
					" Its address works on this machine only: set PUBLIC_URL or HOST, so that others can open it."}
			</p>
			<CopyText text={url} label="Password link" />
			<CloseButton kind="quiet" wide className="mt-4">
				Done
			</CloseButton>
		</Modal>
	);
}
