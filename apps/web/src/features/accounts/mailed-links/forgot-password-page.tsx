import { checkEmail } from "@hilo/rules/accounts/validators";
import { Link } from "@tanstack/react-router";
import { errorText } from "../../../platform/api/error-text.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { FormError } from "../form-error.tsx";
import { SubmitButton } from "../submit-button.tsx";
import { useFields } from "../use-fields.ts";
import { LinkPage } from "./link-page.tsx";

/** Asks for a mail by which one chooses a new password. */
export function ForgotPasswordPage() {
	const { typed, check, field } = useFields({ email: checkEmail });
	const ask = trpc.accounts.forgotPassword.useMutation({});
	return (
		<LinkPage
			title="Forgot your password?"
			text="It happens. We send you a link, and you choose a new one. Your scores are safe."
		>
			{ask.isSuccess ? (
				<Sent email={typed.email} again={ask.reset} />
			) : (
				<form
					noValidate
					method="post"
					onSubmit={(event) => {
						event.preventDefault();
						if (check(event.currentTarget)) ask.mutate(typed);
					}}
				>
					<FormError text={ask.error && errorText(ask.error)} />
					<div className="grid gap-5">
						<Field {...field("email")} label="Email" type="email" autoComplete="email" />
						<SubmitButton busy={ask.isPending && "Sending..."}>Send link</SubmitButton>
					</div>
				</form>
			)}
			<p className="border-t border-line pt-5 text-muted">
				Remembered it?{" "}
				<Link to="/sign-in" className="link font-bold text-ink">
					Sign in
				</Link>
			</p>
		</LinkPage>
	);
}

/** The same for every address, whoever has it. */
function Sent({ email, again }: { email: string; again(): void }) {
	return (
		<div role="status" className="grid justify-items-start gap-4">
			<h2 className="text-3xl">Look into your mail</h2>
			<p>
				If there is an account for <strong className="[overflow-wrap:anywhere]">{email}</strong>, a link is on
				its way. It works once, and for 30 minutes.
			</p>
			<Button kind="quiet" onClick={again}>
				Try another address
			</Button>
		</div>
	);
}
