import { checkPassword } from "@hilo/rules/accounts/validators";
import { errorText } from "../../../platform/error-text.ts";
import { isRefusal } from "../../../platform/is-refusal.ts";
import { toast } from "../../../platform/toasts.ts";
import { trpc } from "../../../platform/trpc.ts";
import { FormError } from "../form-error.tsx";
import { PasswordField } from "../password-field.tsx";
import { SubmitButton } from "../submit-button.tsx";
import { filled, useFields } from "../use-fields.ts";

export function PasswordForm() {
	const { typed, clear, check, field } = useFields({ currentPassword: filled, password: checkPassword });
	const utils = trpc.useUtils();
	const change = trpc.accounts.changePassword.useMutation({
		meta: { fallback: "accounts/password-change-failed" },
		onSuccess: () => {
			clear();
			utils.accounts.sessions.invalidate();
			toast("success", "Password changed");
		},
	});
	const said = change.error && errorText(change.error, "accounts/password-change-failed");
	const isWrong = isRefusal(change.error, "accounts/wrong-password");
	return (
		<form
			noValidate
			method="post"
			onSubmit={(event) => {
				event.preventDefault();
				if (check(event.currentTarget)) change.mutate(typed);
			}}
		>
			<FormError text={isWrong ? null : said} />
			<div className="grid gap-5">
				<PasswordField
					{...field("currentPassword", isWrong ? said : null)}
					label="Current password"
					autoComplete="current-password"
				/>
				<PasswordField
					{...field("password")}
					label="New password"
					hint="Password must be at least 6 characters long"
					autoComplete="new-password"
				/>
				<SubmitButton wide={false} busy={change.isPending && "Saving..."}>
					Change password
				</SubmitButton>
			</div>
		</form>
	);
}
