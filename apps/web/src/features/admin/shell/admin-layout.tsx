import { ADMIN_ERRORS } from "@hilo/rules/admin/admin.errors";
import { useQueryClient } from "@tanstack/react-query";
import { Outlet } from "@tanstack/react-router";
import { useEffect } from "react";
import { errorText, hasErrorCode } from "../../../platform/api/errors.ts";
import { changeIdentity } from "../../../platform/api/identity.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { useSignedIn } from "../../../platform/session.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { PageSpinner } from "../../../ui/spinner.tsx";
import { Drawer, SideNav } from "./side-nav.tsx";

/** The frame of all pages for administrators. It checks access. */
export function AdminLayout() {
	const me = useSignedIn("/admin");
	const queryClient = useQueryClient();
	const access = trpc.admin.access.useQuery(undefined, { enabled: me !== null });
	const isSignedOut = hasErrorCode(access.error, "accounts/signed-out");
	// The session ended without this page knowing. As a visitor, the player is sent to sign in.
	useEffect(() => {
		if (isSignedOut) changeIdentity(queryClient, null);
	}, [isSignedOut, queryClient]);
	if (access.data?.isAdmin === false)
		return (
			<AccessNotice
				title="Access Denied"
				text={ADMIN_ERRORS["admin/access-denied"].message}
				home="Back to home"
			/>
		);
	if (!me || isSignedOut || access.isPending) return <PageSpinner />;
	if (access.data) return <Frame />;
	return (
		<AccessNotice
			title={errorText(access.error)}
			text="Check your internet connection, or try again in a moment."
			home="Return to Home"
		/>
	);
}

function Frame() {
	return (
		<div
			data-wide-frame
			className="mx-auto flex w-full max-w-[100rem] grow md:-mb-24 text-[0.9375rem] max-md:flex-col max-md:px-(--gutter) max-md:pt-4"
		>
			<aside className="w-55 shrink-0 border-r border-line max-md:hidden">
				<div className="sticky top-(--bar) py-6 pr-4 pl-[max(1rem,var(--safe-sides))]">
					<SideNav />
				</div>
			</aside>
			<Drawer />
			<div className="min-w-0 grow md:px-(--gutter)">
				<Outlet />
			</div>
		</div>
	);
}

function AccessNotice({ title, text, home }: { title: string; text: string; home: string }) {
	return (
		<div className="wide grid grow place-content-center justify-items-center gap-6 py-16 text-center">
			<h1 className="text-title">{title}</h1>
			<p className="max-w-prose text-lg text-muted">{text}</p>
			<LinkButton to="/">{home}</LinkButton>
		</div>
	);
}
