import {
	checkNote,
	INVITATION_DAYS,
	isUsesCount,
	MAX_INVITATION_USES,
} from "@hilo/rules/registration/invitations";
import { isLoopback } from "@hilo/rules/site/loopback";
import { trpc } from "../../../platform/api/trpc.ts";
import { formChecks } from "../../../platform/form-checks.ts";
import { useSite } from "../../../platform/site.ts";
import { Choice } from "../../../ui/choice.tsx";
import { CopyText } from "../../../ui/copy-text.tsx";
import { Field } from "../../../ui/field.tsx";
import { CloseButton, Modal } from "../../../ui/modal.tsx";
import { FormDialog } from "../shell/form-dialog.tsx";

const DAYS = INVITATION_DAYS.map((days) => ({
	value: String(days),
	label: days === 1 ? "1 day" : `${days} days`,
}));

const CHECKS = formChecks({
	note: checkNote,
	uses: (text) => (isUsesCount(Number(text)) ? null : "registration/uses-invalid"),
	days: () => null,
});

/** Makes a link, and then shows it: it can't be shown again. */
export function InvitationDialog({ onClose }: { onClose: () => void }) {
	const utils = trpc.useUtils();
	const { registration } = useSite();
	const create = trpc.registration.createInvitation.useMutation({
		onSuccess: () => utils.registration.invitations.invalidate(),
	});
	if (create.data) return <NewLink url={create.data.url} onClose={onClose} />;
	return (
		<FormDialog
			title="New invitation link"
			description={
				registration === "closed"
					? "Registration is closed: the link works only once you choose Open or By invitation."
					: "Whoever has the link can create an account, until it is used up or ends."
			}
			checks={CHECKS}
			send={({ note, uses, days }) =>
				create.mutate({
					note,
					uses: Number(uses),
					days: INVITATION_DAYS.find((each) => String(each) === days) ?? DEFAULT_DAYS,
				})
			}
			mutation={create}
			submit={{ children: "Make link", busy: "Making..." }}
			onClose={onClose}
			initial={{ uses: "1" }}
		>
			<Field
				name="note"
				label="Note"
				required={false}
				autoFocus
				autoComplete="off"
				hint="For administrators: who the link is for. Optional."
			/>
			<Field
				name="uses"
				label="Accounts"
				inputMode="numeric"
				autoComplete="off"
				hint={`1 to ${MAX_INVITATION_USES.toLocaleString("en-US")}.`}
			/>
			<Choice
				legend="Ends after"
				name="days"
				options={DAYS}
				chosen={String(DEFAULT_DAYS)}
				className="flex flex-wrap gap-1.5 [--chip-pad:--spacing(2.5)]"
			/>
		</FormDialog>
	);
}

const DEFAULT_DAYS = 7;

function NewLink({ url, onClose }: { url: string; onClose: () => void }) {
	return (
		<Modal title="Your invitation link" onClose={onClose}>
			<p className="mt-3 mb-5 text-pretty text-muted">
				Copy it now: it is shown only this once.
				{isLoopback(new URL(url).hostname) &&
					" Its address works on this machine only: set PUBLIC_URL or HOST, so that others can open it."}
			</p>
			<CopyText text={url} label="Invitation link" />
			<CloseButton kind="quiet" wide className="mt-4">
				Done
			</CloseButton>
		</Modal>
	);
}
