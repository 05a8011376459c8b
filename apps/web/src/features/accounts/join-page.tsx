import { STATUS_ERRORS } from "@hilo/rules/registration/invitations";
import { REGISTRATION_ERRORS } from "@hilo/rules/registration/registration.errors";
import { namesCommand } from "@hilo/rules/site/command";
import { useLoaderData, useRouteContext, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { CommandInClone } from "../../platform/command-in-clone.tsx";
import { useSite } from "../../platform/site.ts";
import { LinkButton } from "../../ui/button.tsx";
import { LinkPage } from "../../ui/link-page.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

type UselessStatus = keyof typeof STATUS_ERRORS;

/** Opened by an invitation link, or by the setup link of a site without an administrator. */
export function JoinPage() {
	const { key = "" } = useSearch({ from: "/join" });
	const { signedInAs } = useRouteContext({ from: "/join" });
	const { status, makesAdmin } = useLoaderData({ from: "/join" });
	if (signedInAs !== null && (status === "valid" || !makesAdmin))
		return <SignedIn username={signedInAs} makesAdmin={makesAdmin} />;
	if (signedInAs !== null && status === "set-up") return <SetUp signedInAs={signedInAs} />;
	if (status !== "valid") return <Useless status={status} makesAdmin={makesAdmin} />;
	return <Join invitationKey={key} makesAdmin={makesAdmin} />;
}

function Join({ invitationKey, makesAdmin }: { invitationKey: string; makesAdmin: boolean }) {
	const { name } = useSite();
	return (
		<LinkPage
			title={makesAdmin ? `Set up ${name}` : `You are invited to ${name}`}
			text={
				makesAdmin
					? "Create your account. It will be the administrator of this site."
					: "Create your account with this invitation. You can play without one too."
			}
		>
			<SignUpForm typed={{}} from={makesAdmin ? "/admin/settings" : "/"} invitation={invitationKey} />
		</LinkPage>
	);
}

/** An account can't be given rights by a link: it may belong to someone else who was signed in here. */
function SignedIn({ username, makesAdmin }: { username: string; makesAdmin: boolean }) {
	const { name } = useSite();
	return (
		<LinkPage title="You have an account already" text={`You are signed in to ${name} as ${username}.`}>
			<p className="text-lg text-pretty">
				{makesAdmin ? (
					<>
						To make this account the administrator, run{" "}
						<code className="wrap-anywhere">hilo users promote {username}</code> where the site runs. To
						create another account with this link, sign out first.
					</>
				) : (
					"This invitation is for people without an account."
				)}
			</p>
			{makesAdmin && <CommandHint />}
			<LinkButton to="/" className="justify-self-start">
				Back to Home
			</LinkButton>
		</LinkPage>
	);
}

function CommandHint() {
	return (
		<p className="text-muted text-pretty">
			<CommandInClone />
		</p>
	);
}

function SetUp({ signedInAs }: { signedInAs: string }) {
	const { name } = useSite();
	return (
		<Problem title={`${name} is set up`} text={textOf("set-up")} help={`You are signed in as ${signedInAs}.`}>
			<LinkButton to="/">Back to Home</LinkButton>
		</Problem>
	);
}

function Useless({ status, makesAdmin }: { status: UselessStatus; makesAdmin: boolean }) {
	const { name, registration } = useSite();
	const text = makesAdmin && status === "expired" ? "This setup link has expired." : textOf(status);
	if (status === "set-up")
		return (
			<Problem title={`${name} is set up`} text={text} help="Sign in with the account that was created then.">
				<LinkButton to="/sign-in" search={{ mode: "sign-in" }}>
					Go to Sign In
				</LinkButton>
			</Problem>
		);
	if (registration === "open" && !makesAdmin)
		return (
			<Problem text={text} help="You need no invitation: everyone can create an account.">
				<LinkButton to="/sign-in" search={{ mode: "sign-up" }}>
					Create a free account
				</LinkButton>
			</Problem>
		);
	return (
		<Problem text={text} help={helpOf(status, makesAdmin)}>
			<LinkButton to="/">Play without an account</LinkButton>
		</Problem>
	);
}

const textOf = (status: UselessStatus) => REGISTRATION_ERRORS[STATUS_ERRORS[status]].message;

function helpOf(status: UselessStatus, makesAdmin: boolean): string {
	if (makesAdmin) return "Start the site again, or run “hilo users setup-link” where it runs, for a new one.";
	if (status === "closed") return "Keep the link: it may work later.";
	return "Ask the person who sent it to you for a new one.";
}

interface ProblemProps {
	title?: string;
	text: string;
	help: string;
	children: ReactNode;
}

function Problem({ title = "This link can’t be used", text, help, children }: ProblemProps) {
	return (
		<LinkPage title={title} text={text}>
			<p className="text-lg text-pretty">{help}</p>
			{namesCommand(help) && <CommandHint />}
			<div className="justify-self-start">{children}</div>
		</LinkPage>
	);
}
