import { checkEmail, checkPassword } from "@hilo/rules/accounts/validators";
import { type ReactNode, useId } from "react";
import { errorText } from "../../../platform/api/errors.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { filled, formChecks } from "../../../platform/form-checks.ts";
import type { Me } from "../../../platform/session.ts";
import { toast } from "../../../platform/toasts.ts";
import { Button } from "../../../ui/button.tsx";
import { Done } from "../../../ui/done.tsx";
import { Field } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { SubmitButton } from "../../../ui/submit-button.tsx";
import { AvatarForm } from "../../profiles/avatar-form.tsx";
import { UsernameForm } from "../../profiles/username-form.tsx";
import { CurrentPasswordField, NewPasswordField, passwordFormProblems } from "../password-fields.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { ExportButton } from "./export-button.tsx";
import { SessionList } from "./session-list.tsx";

export function SettingsTab({ me }: { me: Me }) {
	return (
		<div>
			<SettingsPart title="Username" text="Your public name. Change it any time.">
				<UsernameForm username={me.username} />
			</SettingsPart>
			<SettingsPart
				title="Avatar"
				text="JPEG, PNG, GIF or WebP, up to 10 MB. Without one, we show your initials."
			>
				<AvatarForm me={me} />
			</SettingsPart>
			<SettingsPart title="Password" text="Changing it signs you out on all your other devices.">
				<PasswordForm />
			</SettingsPart>
			<SettingsPart
				title="Email"
				text={
					<>
						Your email is <strong className="text-ink [overflow-wrap:anywhere]">{me.email}</strong> (only you
						can see it). We'll send a link to confirm a new one.
					</>
				}
			>
				{!me.isEmailVerified && <VerifyEmail email={me.email} />}
				<EmailForm />
			</SettingsPart>
			<SettingsPart
				title="Sessions"
				text="Devices signed in to your account. Sign out any you don't recognise."
			>
				<SessionList />
			</SettingsPart>
			<SettingsPart
				title="Your data"
				text="Everything we keep about you in one JSON file: account, scores, badges and runs."
			>
				<ExportButton username={me.username} />
			</SettingsPart>
			<SettingsPart
				title="Delete account"
				text="Your account is hidden right away. Sign in within 7 days to undo it; after that everything is permanently deleted."
			>
				<DeleteAccount />
			</SettingsPart>
		</div>
	);
}

interface SettingsPartProps {
	title: string;
	text: ReactNode;
	children: ReactNode;
}

function SettingsPart({ title, text, children }: SettingsPartProps) {
	const id = useId();
	return (
		<section
			aria-labelledby={id}
			className="grid gap-x-16 gap-y-5 border-t border-line py-8 first:border-0 first:pt-0 md:grid-cols-[1fr_1.4fr] md:py-10"
		>
			<div className="max-w-md">
				<h2 id={id} className="text-2xl md:text-3xl">
					{title}
				</h2>
				<p className="mt-2 text-muted">{text}</p>
			</div>
			<div className="max-w-xl">{children}</div>
		</section>
	);
}

function VerifyEmail({ email }: { email: string }) {
	const send = trpc.accounts.sendVerification.useMutation();
	return (
		<div className="mb-6 rounded-md border-2 border-edge p-4">
			{send.isSuccess ? (
				<Done className="font-bold">A link is on its way to {email}. Open it within a day.</Done>
			) : (
				<>
					<p>
						<strong>Your email isn't verified yet.</strong> Until it is, invitations sent to it won't show up
						here. Open the link we emailed you, or get a new one.
					</p>
					<Button kind="quiet" className="mt-3" isBusy={send.isPending} onClick={() => send.mutate()}>
						{send.isPending ? "Sending..." : "Send verification email"}
					</Button>
					<p role="alert" className="mt-3 font-bold text-wrong empty:hidden">
						{send.error && errorText(send.error)}
					</p>
				</>
			)}
		</div>
	);
}

const EMAIL_CHECKS = formChecks({ email: checkEmail, password: filled });

function EmailForm() {
	const change = trpc.accounts.changeEmail.useMutation();
	return (
		<Form
			checks={EMAIL_CHECKS}
			send={(texts) => change.mutate(texts)}
			isBusy={change.isPending}
			isDone={change.isSuccess}
			{...passwordFormProblems(change.error, "password")}
		>
			<Field name="email" label="New email" type="email" autoComplete="email" />
			<CurrentPasswordField />
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

const PASSWORD_CHECKS = formChecks({ currentPassword: filled, password: checkPassword });

function PasswordForm() {
	const utils = trpc.useUtils();
	const change = trpc.accounts.changePassword.useMutation({
		onSuccess: () => {
			utils.accounts.sessions.invalidate();
			toast("success", "Password changed");
		},
	});
	return (
		<Form
			checks={PASSWORD_CHECKS}
			send={(texts) => change.mutate(texts)}
			isBusy={change.isPending}
			isDone={change.isSuccess}
			{...passwordFormProblems(change.error, "currentPassword")}
		>
			<CurrentPasswordField name="currentPassword" label="Current password" />
			<NewPasswordField label="New password" />
			<SubmitButton isQuietAtFirst busy="Saving...">
				Change password
			</SubmitButton>
		</Form>
	);
}
