import { checkEmail, checkPassword, checkUsername } from "@hilo/rules/accounts/validators";
import { Link } from "@tanstack/react-router";
import { errorText, hasErrorCode } from "../../platform/api/errors.ts";
import { trpc } from "../../platform/api/trpc.ts";
import { formChecks } from "../../platform/form-checks.ts";
import { toast } from "../../platform/toasts.ts";
import { Field, UsernameField } from "../../ui/field.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { NewPasswordField } from "./account-forms.tsx";
import { type SignInFormProps, useAfterSignIn } from "./sign-in-form.tsx";

/** In the order of the server's checks. Only the server checks reserved names: their table is too long for a page. */
const CHECKS = formChecks({ email: checkEmail, username: checkUsername, password: checkPassword });

const NAME_REFUSALS = ["accounts/username-taken", "accounts/username-reserved"] as const;

interface SignUpFormProps extends SignInFormProps {
	/** The key of the invitation or setup link that was opened. */
	invitation?: string;
}

export function SignUpForm({ typed, from, invitation }: SignUpFormProps) {
	const enter = useAfterSignIn(from, true);
	const register = trpc.accounts.register.useMutation({
		onSuccess: (answer) => {
			if (answer.user.isAdmin)
				toast("success", "You are the administrator. The list says what a new site needs.");
			return enter(answer);
		},
	});
	const problem = register.error && errorText(register.error);
	const refusedField = hasErrorCode(register.error, "accounts/email-taken")
		? "email"
		: NAME_REFUSALS.some((code) => hasErrorCode(register.error, code)) && "username";
	return (
		<Form
			checks={CHECKS}
			send={(texts) => register.mutate({ ...texts, ...(invitation && { invitation }) })}
			isBusy={register.isPending}
			problem={problem}
			// The text stands above the form; the field that it is about is marked as well.
			problems={problem && refusedField ? { [refusedField]: problem } : undefined}
			initial={typed}
		>
			<Field label="Email" name="email" type="email" autoComplete="email" />
			<UsernameField label="Username" name="username" />
			<NewPasswordField label="Password" />
			<SubmitButton wide busy="Creating Account...">
				Create Account
			</SubmitButton>
			<p className="text-sm text-muted">
				By creating an account you agree to the{" "}
				<Link to="/terms-of-service" target="_blank" className="link">
					Terms
				</Link>{" "}
				and the{" "}
				<Link to="/privacy-policy" target="_blank" className="link">
					Privacy policy
				</Link>
				.
			</p>
		</Form>
	);
}
