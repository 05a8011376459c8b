import { checkEmail } from "@hilo/rules/accounts/validators";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { errorText } from "../../../platform/api/errors.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { formChecks } from "../../../platform/form-checks.ts";
import { useSite } from "../../../platform/site.ts";
import { SiteContact } from "../../../platform/site-contact.tsx";
import { Button } from "../../../ui/button.tsx";
import { Done } from "../../../ui/done.tsx";
import { Field } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { LinkPage } from "../../../ui/link-page.tsx";
import { SubmitButton } from "../../../ui/submit-button.tsx";
import { initialTexts, keepTyped, useTyped } from "../typed-texts.ts";

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
					This site sends no mail. Ask <SiteContact /> for a link.
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
				If there's an account for <strong className="[overflow-wrap:anywhere]">{email}</strong>, a reset link
				is on its way. It works once, for an hour.
			</p>
			<Button kind="quiet" onClick={again}>
				Try another address
			</Button>
		</Done>
	);
}
