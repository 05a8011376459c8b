import { checkEmail } from "@hilo/rules/accounts/validators";
import { errorText } from "../../../platform/api/error-text.ts";
import { hasErrorCode } from "../../../platform/api/has-error-code.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { filled, formChecks } from "../../../platform/form-checks.ts";
import { Done } from "../../../ui/done.tsx";
import { Field } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { SubmitButton } from "../../../ui/submit-button.tsx";

const CHECKS = formChecks({ email: checkEmail, password: filled });

export function EmailForm() {
	const change = trpc.accounts.changeEmail.useMutation();
	const said = change.error && errorText(change.error);
	const isWrong = hasErrorCode(change.error, "accounts/wrong-password");
	return (
		<Form
			checks={CHECKS}
			send={(texts) => change.mutate(texts)}
			isBusy={change.isPending}
			isDone={change.isSuccess}
			problem={isWrong ? null : said}
			problems={isWrong && said ? { password: said } : undefined}
		>
			<Field name="email" label="New email" type="email" autoComplete="email" />
			<PasswordField name="password" label="Your password" autoComplete="current-password" />
			<SubmitButton isQuietAtFirst busy="Sending...">
				Change email
			</SubmitButton>
			{change.isSuccess && (
				<Done className="font-bold">
					A link is on its way to {change.variables.email}. Open it within a day to confirm the change.
				</Done>
			)}
		</Form>
	);
}
