import { checkEmail, checkPassword } from "@hilo/rules/accounts/validators";
import { ERRORS } from "@hilo/rules/errors/errors";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { errorText, hasErrorCode } from "../../platform/api/errors.ts";
import { changeIdentity } from "../../platform/api/identity.ts";
import { trpc } from "../../platform/api/trpc.ts";
import { formChecks } from "../../platform/form-checks.ts";
import { useSite } from "../../platform/site.ts";
import { SiteContact } from "../../platform/site-contact.tsx";
import { toast } from "../../platform/toasts.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Done } from "../../ui/focus.tsx";
import { Form, SubmitButton } from "../../ui/form.tsx";
import { LinkPage, LinkProblem } from "../../ui/link-page.tsx";
import { initialTexts, keepTyped, NewPasswordField, useTyped } from "./account-forms.tsx";

const CHECKS = formChecks({ email: checkEmail });

export function ForgotPasswordPage() {
	const { sendsMail } = useSite();
	return (
		<LinkPage
			title="Forgot your password?"
			text={sendsMail ? "It happens. We'll email you a reset link." : "It happens."}
		>
			{sendsMail ? (
				<AskForLink />
			) : (
				<p className="text-xl text-pretty">
					This site sends no mail. Ask <SiteContact /> for a link to a new password.
				</p>
			)}
			<p className="border-t border-line pt-5 text-muted">
				Remembered it?{" "}
				<Link to="/sign-in" search={{ mode: "sign-in" }} className="link font-bold text-ink">
					Sign in
				</Link>
			</p>
		</LinkPage>
	);
}

function AskForLink() {
	const [isAgain, setAgain] = useState(false);
	const queryClient = useQueryClient();
	const { email } = initialTexts(useTyped());
	const ask = trpc.accounts.forgotPassword.useMutation({
		// For signing in afterwards.
		onSuccess: (_, { email }) => keepTyped(queryClient, { emailOrUsername: email }),
	});
	if (ask.isSuccess) {
		const again = () => {
			setAgain(true);
			ask.reset();
		};
		return <Sent email={ask.variables.email} again={again} />;
	}
	return (
		<Form
			checks={CHECKS}
			send={(texts) => ask.mutate(texts)}
			isBusy={ask.isPending}
			problem={ask.error && errorText(ask.error)}
			initial={{ email }}
		>
			<Field
				name="email"
				label="Email"
				type="email"
				autoComplete="email"
				// The button that brought the form back had the focus and is removed.
				autoFocus={isAgain}
			/>
			<SubmitButton wide busy="Sending...">
				Send link
			</SubmitButton>
		</Form>
	);
}

/** Shows the same for every address, so that it does not tell whether an account exists. */
function Sent({ email, again }: { email: string; again(): void }) {
	return (
		<Done className="grid justify-items-start gap-4">
			<h2 className="text-3xl">Check your inbox</h2>
			<p>
				If there's an account for <strong className="wrap-anywhere">{email}</strong>, a reset link is on its
				way. It works once, for an hour.
			</p>
			<Button kind="quiet" onClick={again}>
				Try another address
			</Button>
		</Done>
	);
}

const PASSWORD_CHECKS = formChecks({ password: checkPassword });

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
					checks={PASSWORD_CHECKS}
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

/** The page that a mailed confirmation link opens. It asks for a press, because mail scanners open links too. */
export function ConfirmEmailPage() {
	const { token } = useSearch({ from: "/confirm-email" });
	const utils = trpc.useUtils();
	const confirm = trpc.accounts.confirmEmail.useMutation({
		onSuccess: () => utils.me.get.invalidate(),
	});
	const problem = token ? confirm.error && errorText(confirm.error) : ERRORS["accounts/link-invalid"].message;
	return (
		<LinkPage title="Confirm your email" text="Just to be sure that this address is yours.">
			{confirm.data ? (
				<Done className="grid justify-items-start gap-5">
					<p className="text-xl">
						<strong className="wrap-anywhere">{confirm.data.email}</strong> is now your confirmed email
						address.
					</p>
					<LinkButton to="/">Back to home</LinkButton>
				</Done>
			) : problem ? (
				<LinkProblem text={problem} wasSent={confirm.isError}>
					<LinkButton to="/profile" search={{ tab: "settings" }}>
						Go to settings
					</LinkButton>
				</LinkProblem>
			) : (
				<Button isBusy={confirm.isPending} onClick={() => token && confirm.mutate({ token })}>
					{confirm.isPending ? "Confirming..." : "Confirm this address"}
				</Button>
			)}
		</LinkPage>
	);
}
