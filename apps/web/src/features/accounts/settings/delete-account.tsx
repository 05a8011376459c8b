import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { errorText } from "../../../platform/api/error-text.ts";
import { isRefusal } from "../../../platform/api/is-refusal.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { shortDate } from "../../../platform/dates/short-date.ts";
import { toast } from "../../../platform/toasts.ts";
import { Button } from "../../../ui/button.tsx";
import { FormError } from "../form-error.tsx";
import { PasswordField } from "../password-field.tsx";
import { SubmitButton } from "../submit-button.tsx";
import { filled, useFields } from "../use-fields.ts";

/** Leaves the site, in two steps and with the password. */
export function DeleteAccount() {
	const [isAsking, setAsking] = useState(false);
	if (isAsking) return <DeletionForm onCancel={() => setAsking(false)} />;
	return (
		<Button kind="quiet" onClick={() => setAsking(true)}>
			Delete account
		</Button>
	);
}

function DeletionForm({ onCancel }: { onCancel(): void }) {
	const { typed, check, field } = useFields({ password: filled });
	const deletion = useDeletion();
	const said = deletion.error && errorText(deletion.error);
	const isWrong = isRefusal(deletion.error, "accounts/wrong-password");
	return (
		<form
			noValidate
			method="post"
			onSubmit={(event) => {
				event.preventDefault();
				if (check(event.currentTarget)) deletion.mutate(typed);
			}}
		>
			<FormError text={isWrong ? null : said} />
			<div className="grid gap-5">
				<PasswordField
					{...field("password", isWrong ? said : null)}
					label="Your password"
					autoComplete="current-password"
					// Opened by a press just now, so that typing can go on.
					autoFocus
				/>
				<div className="flex flex-wrap gap-3">
					<SubmitButton kind="wrong" wide={false} busy={deletion.isPending && "Deleting..."}>
						Delete my account
					</SubmitButton>
					<Button kind="quiet" onClick={onCancel}>
						Cancel
					</Button>
				</div>
			</div>
		</form>
	);
}

function useDeletion() {
	const utils = trpc.useUtils();
	const navigate = useNavigate();
	return trpc.accounts.deleteAccount.useMutation({
		onSuccess: async ({ deletionDueAt }) => {
			toast(
				"info",
				`Your account will be deleted on ${shortDate(deletionDueAt)}. Sign in before then to keep it.`,
			);
			await navigate({ to: "/" });
			utils.me.get.setData(undefined, { user: null });
			await utils.invalidate();
		},
	});
}
