import { checkPassword } from "@hilo/rules/accounts/validators";
import { errorText } from "../../../platform/api/error-text.ts";
import { hasErrorCode } from "../../../platform/api/has-error-code.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { filled, formChecks } from "../../../platform/form-checks.ts";
import { toast } from "../../../platform/toasts.ts";
import { Form } from "../../../ui/form.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { SubmitButton } from "../../../ui/submit-button.tsx";

const CHECKS = formChecks({ currentPassword: filled, password: checkPassword });

export function PasswordForm() {
	const utils = trpc.useUtils();
	const change = trpc.accounts.changePassword.useMutation({
		onSuccess: () => {
			utils.accounts.sessions.invalidate();
			toast("success", "Password changed");
		},
	});
	const said = change.error && errorText(change.error);
	const isWrong = hasErrorCode(change.error, "accounts/wrong-password");
	return (
		<Form
			checks={CHECKS}
			send={(texts) => change.mutate(texts)}
			isBusy={change.isPending}
			isDone={change.isSuccess}
			problem={isWrong ? null : said}
			problems={isWrong && said ? { currentPassword: said } : undefined}
		>
			<PasswordField name="currentPassword" label="Current password" autoComplete="current-password" />
			<PasswordField
				name="password"
				label="New password"
				hint="Password must be at least 6 characters long"
				autoComplete="new-password"
			/>
			<SubmitButton isQuietAtFirst busy="Saving...">
				Change password
			</SubmitButton>
		</Form>
	);
}
