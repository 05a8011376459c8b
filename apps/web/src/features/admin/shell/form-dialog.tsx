import { checkDecisionMessage, MAX_DECISION_MESSAGE_LENGTH } from "@hilo/rules/moderation/moderation";
import { MODERATION_ERRORS } from "@hilo/rules/moderation/moderation.errors";
import { isLoopback } from "@hilo/rules/site/loopback";
import type { ComponentProps, ReactNode } from "react";
import { errorText } from "../../../platform/api/errors.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { toast, toastFailure } from "../../../platform/toasts.ts";
import { CloseButton, FormActions, Modal } from "../../../ui/dialog.tsx";
import { Field, TextArea } from "../../../ui/field.tsx";
import { type Check, Form, type SubmitButton } from "../../../ui/form.tsx";
import { CopyText } from "../../../ui/share.tsx";

interface FormDialogProps<Name extends string> {
	title: ReactNode;
	/** The consequences. */
	description: ReactNode;
	checks: Readonly<Record<Name, Check>>;
	send: (texts: Record<Name, string>) => void;
	initial?: Readonly<Partial<Record<Name, string>>>;
	mutation: { readonly isPending: boolean; readonly error: unknown };
	/** The submit button, with its text while the call runs. */
	submit: Pick<ComponentProps<typeof SubmitButton>, "children" | "busy" | "kind" | "needsChange">;
	/** Called after Cancel and Escape. The caller also closes the dialog when the call is done. */
	onClose: () => void;
	children: ReactNode;
}

export function FormDialog<Name extends string>({
	title,
	description,
	mutation,
	submit,
	onClose,
	children,
	...form
}: FormDialogProps<Name>) {
	return (
		<Modal title={title} onClose={onClose}>
			<div className="mt-3 text-muted text-pretty wrap-anywhere">{description}</div>
			<div className="mt-5 wrap-anywhere">
				<Form
					{...form}
					isBusy={mutation.isPending}
					problem={mutation.error ? errorText(mutation.error) : null}
				>
					{children}
					<FormActions {...submit} />
				</Form>
			</div>
		</Modal>
	);
}

/** Callbacks of a mutation. Without a dialog that shows its error, as after a `Confirm`, a toast shows it. */
export function useAdminCallbacks(text: string, closeDialog?: () => void) {
	const { admin, moderation, registration, site } = trpc.useUtils();
	return {
		onSuccess: () => {
			closeDialog?.();
			toast("success", text);
		},
		...(!closeDialog && { onError: toastFailure }),
		onSettled: () => Promise.all([admin, moderation, registration, site].map((calls) => calls.invalidate())),
	};
}

interface ConfirmByNameProps
	extends Pick<FormDialogProps<string>, "title" | "mutation" | "onClose" | "children"> {
	name: string;
	/** The button's text, and its text while the call runs. */
	confirm: string;
	busy: string;
	onConfirm: () => void;
}

/** Confirms what can't be undone. Typing the name prevents mistakes. */
export function ConfirmByName({ name, confirm, busy, onConfirm, children, ...rest }: ConfirmByNameProps) {
	return (
		<FormDialog
			{...rest}
			description={children}
			checks={{ name: checkName(name) }}
			send={onConfirm}
			submit={{ children: confirm, busy, kind: "wrong", needsChange: true }}
		>
			<NameField name={name} autoFocus />
		</FormDialog>
	);
}

interface NewLinkProps {
	title: string;
	label: string;
	url: string;
	onClose: () => void;
	children: ReactNode;
}

/** Shows a link that was just made, and that can't be shown again. */
export function NewLink({ title, label, url, onClose, children }: NewLinkProps) {
	return (
		<Modal title={title} onClose={onClose}>
			<p className="mt-3 mb-5 text-pretty text-muted">
				{children}
				{isLoopback(new URL(url).hostname) &&
					" Its address works on this machine only: set PUBLIC_URL or HOST, so that others can open it."}
			</p>
			<CopyText text={url} label={label} />
			<CloseButton kind="quiet" wide className="mt-4">
				Done
			</CloseButton>
		</Modal>
	);
}

/** A field for the name before something that can't be undone. `checkName` checks it. */
export function NameField({ name, autoFocus }: { name: string; autoFocus?: boolean }) {
	return (
		<Field
			name="name"
			label={`Type "${name}" to go on`}
			autoComplete="off"
			autoCapitalize="off"
			spellCheck={false}
			autoFocus={autoFocus}
		/>
	);
}

export const checkName =
	(name: string): Check =>
	(text) =>
		withSingleSpaces(text) === withSingleSpaces(name)
			? null
			: `Please type ${name} exactly as it stands here.`;

/** A page shows several spaces as one. */
const withSingleSpaces = (text: string) => text.trim().replace(/\s+/g, " ");

interface ReasonFieldProps {
	label?: string;
	hint: string;
	autoFocus?: boolean;
}

/** The reason of a decision, which the player reads. `checkReason` checks it. */
export function ReasonField({ label = "Reason", ...rest }: ReasonFieldProps) {
	return <TextArea name="reason" label={label} maxLength={MAX_DECISION_MESSAGE_LENGTH} {...rest} />;
}

export function checkReason(text: string): string | null {
	const reason = text.trim();
	const fault = reason === "" ? "moderation/message-required" : checkDecisionMessage(reason);
	return fault && MODERATION_ERRORS[fault].message;
}
