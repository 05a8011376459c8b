import { useQueryClient } from "@tanstack/react-query";
import { Outlet } from "@tanstack/react-router";
import { useEffect } from "react";
import { bringAdminTexts } from "../../../platform/api/admin-fallbacks.ts";
import { hasErrorCode } from "../../../platform/api/has-error-code.ts";
import { changeIdentity } from "../../../platform/api/identity.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { useSignedIn } from "../../../platform/use-signed-in.ts";
import { PageSpinner } from "../../../ui/spinner.tsx";
import { AccessDenied, CheckFailed } from "./access.tsx";
import { Drawer } from "./drawer.tsx";
import { SideNav } from "./side-nav.tsx";

bringAdminTexts();

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
	if (access.data?.isAdmin === false) return <AccessDenied />;
	if (!me || isSignedOut) return <PageSpinner />;
	if (access.data) return <Frame />;
	return access.error ? <CheckFailed error={access.error} /> : <PageSpinner />;
}

function Frame() {
	return (
		<div className="mx-auto flex w-full max-w-[100rem] grow md:-mb-24 text-[0.9375rem] max-md:flex-col max-md:px-(--gutter) max-md:pt-4">
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
