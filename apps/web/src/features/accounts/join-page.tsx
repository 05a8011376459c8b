import { friendLinkPath } from "@hilo/rules/friends/request";
import { STATUS_ERRORS } from "@hilo/rules/registration/invitations";
import { REGISTRATION_ERRORS } from "@hilo/rules/registration/registration.errors";
import type { RestoreWay } from "@hilo/rules/registration/restore";
import { SITE_ERRORS } from "@hilo/rules/site/site.errors";
import { useLoaderData, useRouteContext, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { CommandInClone } from "../../platform/command-in-clone.tsx";
import { useIsLockedOut } from "../../platform/session.ts";
import { useSite } from "../../platform/site.ts";
import { LinkButton } from "../../ui/button.tsx";
import { LinkPage } from "../../ui/link-page.tsx";
import { keptFriendLink } from "../friends/kept-friend-link.ts";
import { RestoreBackup, Restored, useRestore } from "./restore-backup.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

type UselessStatus = Exclude<keyof typeof STATUS_ERRORS, "set-up">;

/** Opened by an invitation link, or by the setup link of a site without an administrator. */
export function JoinPage() {
	const { key = "" } = useSearch({ from: "/join" });
	const { signedInAs } = useRouteContext({ from: "/join" });
	const { status, makesAdmin, restore } = useLoaderData({ from: "/join" });
	if (signedInAs !== null && (status === "valid" || !makesAdmin))
		return <SignedIn username={signedInAs} makesAdmin={makesAdmin} />;
	if (status === "set-up") return <SetUp signedInAs={signedInAs} />;
	if (status !== "valid") return <Useless status={status} makesAdmin={makesAdmin} />;
	if (makesAdmin) return <SetUpSite setupKey={key} restore={restore} />;
	return <Join invitationKey={key} />;
}

function Join({ invitationKey }: { invitationKey: string }) {
	const { name } = useSite();
	const isClosed = useIsLockedOut();
	const friendLink = keptFriendLink.read();
	const from = friendLink === null ? "/" : friendLinkPath(friendLink);
	const title = `You are invited to ${name}`;
	if (isClosed)
		return (
			<InMaintenance title={title}>
				<p>Keep this link. The form to create your account appears here when the site opens.</p>
			</InMaintenance>
		);
	return (
		<LinkPage title={title} text="Create your account with this invitation. You can play without one too.">
			<SignUpForm typed={{}} from={from} invitation={invitationKey} />
		</LinkPage>
	);
}

function SetUpSite({ setupKey, restore }: { setupKey: string; restore: RestoreWay | null }) {
	const { name } = useSite();
	// A restored site may be in maintenance, too.
	const isClosed = useIsLockedOut();
	const restoring = useRestore(setupKey);
	if (restoring.isDone) return <Restored />;
	const { isPending } = restoring;
	const title = `Set up ${name}`;
	if (isClosed && !isPending)
		return (
			<InMaintenance title={title}>
				<p>
					To end it, run <code className="whitespace-nowrap">hilo maintenance off</code> where the site runs.
					Then the form appears here.
				</p>
				<CommandHint />
			</InMaintenance>
		);
	return (
		<LinkPage
			title={isPending ? "Restoring a backup" : title}
			text={
				isPending
					? "Keep this page open. With a large backup this takes some minutes."
					: "Create your account. It will be the administrator of this site."
			}
			more={
				restore !== null &&
				!isPending && (
					<p className="mt-2 beside:hidden low:block!">
						<a href="#restore" className="link inline-flex min-h-11 items-center">
							Restore a backup instead
						</a>
					</p>
				)
			}
		>
			{/* Hidden, it keeps what was typed. */}
			<div hidden={isPending}>
				<SignUpForm typed={{}} from="/admin" invitation={setupKey} />
			</div>
			{restore !== null && <RestoreBackup way={restore} {...restoring} />}
		</LinkPage>
	);
}

/** No account can be created then. The form appears by itself when the site opens. */
function InMaintenance({ title, children }: { title: string; children: ReactNode }) {
	return (
		<LinkPage title={title} text={SITE_ERRORS["site/registration-in-maintenance"].message}>
			<div className="grid gap-4 text-lg text-pretty">{children}</div>
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

function SetUp({ signedInAs }: { signedInAs: string | null }) {
	const { name } = useSite();
	const { message } = REGISTRATION_ERRORS[STATUS_ERRORS["set-up"]];
	return (
		<LinkPage title={`${name} is set up`} text={message}>
			<p className="text-lg text-pretty">
				{signedInAs === null
					? "Sign in with the account that was created then."
					: `You are signed in as ${signedInAs}.`}
			</p>
			{signedInAs === null ? (
				<LinkButton to="/sign-in" search={{ mode: "sign-in" }} className="justify-self-start">
					Go to Sign In
				</LinkButton>
			) : (
				<LinkButton to="/" className="justify-self-start">
					Back to Home
				</LinkButton>
			)}
		</LinkPage>
	);
}

function Useless({ status, makesAdmin }: { status: UselessStatus; makesAdmin: boolean }) {
	const { registration } = useSite();
	const { message } = REGISTRATION_ERRORS[STATUS_ERRORS[status]];
	const isNeedless = registration === "open" && !makesAdmin;
	return (
		<LinkPage
			title="This link can’t be used"
			text={makesAdmin && status === "expired" ? "This setup link has expired." : message}
		>
			<p className="text-lg text-pretty">
				{isNeedless ? "You need no invitation: everyone can create an account." : helpOf(status, makesAdmin)}
			</p>
			{makesAdmin && <CommandHint />}
			{isNeedless ? (
				<LinkButton to="/sign-in" search={{ mode: "sign-up" }} className="justify-self-start">
					Create a free account
				</LinkButton>
			) : (
				<LinkButton to="/" className="justify-self-start">
					Play without an account
				</LinkButton>
			)}
		</LinkPage>
	);
}

function helpOf(status: UselessStatus, makesAdmin: boolean): string {
	if (makesAdmin) return "Start the site again, or run “hilo users setup-link” where it runs, for a new one.";
	if (status === "closed") return "Keep the link: it may work later.";
	return "Ask the person who sent it to you for a new one.";
}
