import { checkPassword } from "@hilo/rules/accounts/validators";
import { ERRORS } from "@hilo/rules/errors/errors";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { errorText, hasErrorCode } from "../../../platform/api/errors.ts";
import { changeIdentity } from "../../../platform/api/identity.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { formChecks } from "../../../platform/form-checks.ts";
import { toast } from "../../../platform/toasts.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { LinkPage, LinkProblem } from "../../../ui/link-page.tsx";
import { SubmitButton } from "../../../ui/submit-button.tsx";
import { NewPasswordField } from "../password-fields.tsx";
import { keepTyped } from "../typed-texts.ts";

const CHECKS = formChecks({ password: checkPassword });

export function ResetPasswordPage() {
	const { token } = useSearch({ from: "/reset-password" });
	const queryClient = useQueryClient();
	const navigate = useNavigate();
	const reset = trpc.accounts.resetPassword.useMutation({
		onSuccess: async ({ username }) => {
			// A new password ends all sessions, this one included.
			changeIdentity(queryClient, null);
			keepTyped(queryClient, { emailOrUsername: username });
			toast("success", "Password changed. Sign in with the new one.");
			await navigate({ to: "/sign-in", search: { mode: "sign-in" }, replace: true });
		},
	});
	const isStale = !token || hasErrorCode(reset.error, "accounts/link-invalid");
	return (
		<LinkPage
			title="Choose a new password"
			text="You'll be signed out everywhere, and sign in with the new one."
		>
			{isStale ? (
				<LinkProblem text={ERRORS["accounts/link-invalid"].message} wasSent={reset.isError}>
					<LinkButton to="/forgot-password">Ask for a new link</LinkButton>
				</LinkProblem>
			) : (
				<Form
					checks={CHECKS}
					send={({ password }) => reset.mutate({ token, password })}
					isBusy={reset.isPending}
					problem={reset.error && errorText(reset.error)}
				>
					<NewPasswordField label="New password" />
					<SubmitButton wide busy="Saving...">
						Save password
					</SubmitButton>
				</Form>
			)}
		</LinkPage>
	);
}
