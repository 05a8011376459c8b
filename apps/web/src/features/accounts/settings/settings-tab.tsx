import { checkEmail, checkPassword } from "@hilo/rules/accounts/validators";
import { ERRORS } from "@hilo/rules/errors/errors";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { errorText } from "../../../platform/api/errors.ts";
import { refusalIn } from "../../../platform/api/refusal-in.ts";
import { deviceHeaders } from "../../../platform/api/request-headers.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { filled, formChecks } from "../../../platform/form-checks.ts";
import { saveFile } from "../../../platform/save-file.ts";
import type { Me } from "../../../platform/session.ts";
import { useSite } from "../../../platform/site.ts";
import { SiteContact } from "../../../platform/site-contact.tsx";
import { toast } from "../../../platform/toasts.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { addressOf } from "../../../ui/base-path.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Done } from "../../../ui/focus.tsx";
import { Form, SubmitButton } from "../../../ui/form.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { AvatarForm } from "../../profiles/avatar-form.tsx";
import { UsernameForm } from "../../profiles/username-form.tsx";
import { CurrentPasswordField, NewPasswordField, passwordFormProblems } from "../account-forms.tsx";
import { NewTokenButton, TokenList } from "../api-tokens.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { SessionList } from "./session-list.tsx";

export function SettingsTab({ me }: { me: Me }) {
	const { sendsMail } = useSite();
	return (
		<div>
			<SettingsPart
				title="Username"
				now={<bdi>{me.username}</bdi>}
				isOpen
				text="Your public name. Change it any time."
			>
				<UsernameForm username={me.username} />
			</SettingsPart>
			<SettingsPart
				title="Avatar"
				now={<Avatar username={me.username} url={me.avatarUrl} className="grid size-9" />}
				text="JPEG, PNG, GIF or WebP, up to 10 MB. Without one, we show your initials."
			>
				<AvatarForm me={me} />
			</SettingsPart>
			<SettingsPart title="Password" text="Changing it signs you out on all your other devices.">
				<PasswordForm />
			</SettingsPart>
			<SettingsPart
				title="Email"
				now={me.email}
				isOpen={!me.isEmailVerified}
				text={
					<>
						Your email is <strong className="text-ink wrap-anywhere">{me.email}</strong> (only you can see
						it).{" "}
						{sendsMail ? (
							"We'll send a link to confirm a new one."
						) : (
							<>
								This site sends no mail: a new one needs a link from <SiteContact />.
							</>
						)}
					</>
				}
			>
				{!me.isEmailVerified && <VerifyEmail email={me.email} />}
				<EmailForm />
			</SettingsPart>
			<SettingsPart
				title="Devices"
				text="Devices signed in to your account. Sign out any you don't recognise."
			>
				<SessionList />
			</SettingsPart>
			<SettingsPart
				title="API tokens"
				text={
					<>
						For tools and bots that use the site for you. A token ends by itself, and with a new password.{" "}
						<a href={addressOf("/api/docs")} className="link">
							How to use one
						</a>
					</>
				}
			>
				<TokenList kind="player" query={trpc.apiTokens.list.useQuery()} />
				<NewTokenButton kind="player" className="mt-5" />
			</SettingsPart>
			<SettingsPart
				title="Data"
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
	/** What is set now. */
	now?: ReactNode;
	text: ReactNode;
	isOpen?: boolean;
	children: ReactNode;
}

/** A row that opens. What is typed into it stays when it is closed again. */
function SettingsPart({ title, now, text, isOpen = false, children }: SettingsPartProps) {
	const id = useId();
	return (
		<section aria-labelledby={id} className="border-b border-line">
			<details open={isOpen} className="group">
				<summary className="flex min-h-16 cursor-pointer items-center gap-4 rounded-sm -outline-offset-3 marker:hidden hover:bg-raise md:-mx-3 md:px-3">
					<h2 id={id} className="text-xl md:text-2xl">
						{title}
					</h2>
					<span className="ml-auto min-w-0 truncate text-muted">{now}</span>
					<Icon name="down" className="size-5 stroke-3 group-open:rotate-180" />
				</summary>
				<div className="grid gap-x-16 gap-y-5 pt-2 pb-8 md:grid-cols-[1fr_1.4fr] md:pb-10">
					<p className="max-w-md text-muted">{text}</p>
					<div className="max-w-xl min-w-0">{children}</div>
				</div>
			</details>
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
	const { sendsMail } = useSite();
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
			<SubmitButton isQuietAtFirst busy="Saving...">
				Change email
			</SubmitButton>
			{change.isSuccess && (
				<Done className="font-bold">
					{sendsMail ? (
						`A link is on its way to ${change.variables.email}. Open it within a day to confirm the change.`
					) : (
						<>
							Now ask <SiteContact /> for the link that confirms {change.variables.email}, and open it within
							a day.
						</>
					)}
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

function ExportButton({ username }: { username: string }) {
	const saving = useMutation({ mutationFn: () => download(`hilo-${username}.json`) });
	return (
		<>
			<Button kind="quiet" isBusy={saving.isPending} onClick={() => saving.mutate()}>
				{saving.isPending ? "Preparing..." : "Download my data"}
			</Button>
			<p role="alert" className="mt-3 font-bold text-wrong empty:hidden">
				{saving.data}
			</p>
		</>
	);
}

/** Saves the answer unread, because it may be large. @returns the text to show if it fails */
async function download(name: string): Promise<string | null> {
	try {
		const answer = await fetch(addressOf("/api/user/export"), { headers: deviceHeaders() });
		if (!answer.ok) return refusalIn(await answer.text()) ?? ERRORS["accounts/export-failed"].message;
		saveFile(name, await answer.blob());
		return null;
	} catch {
		return ERRORS["accounts/export-failed"].message;
	}
}
