import { checkPassword } from "@hilo/rules/accounts/validators";
import { ERRORS } from "@hilo/rules/errors/errors";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { errorText } from "../../../platform/api/error-text.ts";
import { isRefusal } from "../../../platform/api/is-refusal.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { toast } from "../../../platform/toasts.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { FormError } from "../form-error.tsx";
import { PasswordField } from "../password-field.tsx";
import { SubmitButton } from "../submit-button.tsx";
import { useFields } from "../use-fields.ts";
import { LinkPage } from "./link-page.tsx";

/** Where the mailed link leads: chooses a new password. */
export function ResetPasswordPage() {
	const { token } = useSearch({ from: "/reset-password" });
	const { typed, check, field } = useFields({ password: checkPassword });
	const reset = useReset();
	const isStale = !token || isRefusal(reset.error, "accounts/link-invalid");
	return (
		<LinkPage
			title="Choose a new password"
			text="You are signed out everywhere when it changes, and sign in with the new one."
		>
			{isStale ? (
				<div role="alert" className="grid justify-items-start gap-5">
					<p className="text-xl">{ERRORS["accounts/link-invalid"].message}</p>
					<LinkButton to="/forgot-password">Ask for a new link</LinkButton>
				</div>
			) : (
				<form
					noValidate
					method="post"
					onSubmit={(event) => {
						event.preventDefault();
						if (check(event.currentTarget)) reset.mutate({ token, ...typed });
					}}
				>
					<FormError text={reset.error && errorText(reset.error)} />
					<div className="grid gap-5">
						<PasswordField
							{...field("password")}
							label="New password"
							hint="Password must be at least 6 characters long"
							autoComplete="new-password"
						/>
						<SubmitButton busy={reset.isPending && "Saving..."}>Save password</SubmitButton>
					</div>
				</form>
			)}
		</LinkPage>
	);
}

function useReset() {
	const utils = trpc.useUtils();
	const navigate = useNavigate();
	return trpc.accounts.resetPassword.useMutation({
		onSuccess: async () => {
			// The session on this device has ended with the others.
			utils.me.get.setData(undefined, { user: null });
			toast("success", "Password changed. Sign in with the new one.");
			await navigate({ to: "/sign-in", replace: true });
			await utils.invalidate();
		},
	});
}
