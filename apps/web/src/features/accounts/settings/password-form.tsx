import { checkPassword } from "@hilo/rules/accounts/validators";
import { errorText } from "../../../platform/api/error-text.ts";
import { isRefusal } from "../../../platform/api/is-refusal.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { toast } from "../../../platform/toasts.ts";
import { FormError } from "../form-error.tsx";
import { PasswordField } from "../password-field.tsx";
import { SubmitButton } from "../submit-button.tsx";
import { filled, useFields } from "../use-fields.ts";

export function PasswordForm() {
	const { typed, clear, check, field } = useFields({ currentPassword: filled, password: checkPassword });
	const utils = trpc.useUtils();
	const change = trpc.accounts.changePassword.useMutation({
		onSuccess: () => {
			clear();
			utils.accounts.sessions.invalidate();
			toast("success", "Password changed");
		},
	});
	const said = change.error && errorText(change.error);
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
