import { ADMIN_ERRORS } from "@hilo/rules/admin/admin.errors";
import { useQueryClient } from "@tanstack/react-query";
import { Link, Outlet } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { errorText, hasErrorCode } from "../../../platform/api/errors.ts";
import { changeIdentity } from "../../../platform/api/identity.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { useSignedIn } from "../../../platform/session.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Count } from "../../../ui/chip.tsx";
import { CloseButton, Dialog } from "../../../ui/dialog.tsx";
import { LineIcon } from "../../../ui/icon.tsx";
import { PageSpinner } from "../../../ui/spinner.tsx";
import { SECTIONS, useWaiting } from "./sections.ts";

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

const EXIT = "M14 4H5v16h9M10 12h10m-4-4 4 4-4 4";

const ENTRY =
	"flex min-h-11 items-center gap-3 rounded-sm px-3 -outline-offset-3 hover:bg-sunk hover:text-ink data-[status=active]:bg-ink data-[status=active]:text-paper";

/** @param onChoose closes the drawer around it */
function SideNav({ onChoose }: { onChoose?: () => void }) {
	const waiting = useWaiting();
	return (
		<nav aria-label="Administration">
			<ul className="grid gap-1 font-semibold text-muted">
				{SECTIONS.map(({ label, to, icon, tabs = [] }) => (
					<li key={to}>
						<Link
							to={to}
							activeOptions={{ exact: to === "/admin", includeSearch: false }}
							className={ENTRY}
							onClick={onChoose}
						>
							<LineIcon path={icon} className="size-5 stroke-2" />
							{label}
							<Count total={tabs.reduce((sum, tab) => sum + (waiting[tab.to] ?? 0), 0)} className="ml-auto" />
						</Link>
					</li>
				))}
				<li className="mt-3 border-t border-line pt-3">
					<Link to="/" className={`${ENTRY} data-[status=active]:bg-transparent`} onClick={onChoose}>
						<LineIcon path={EXIT} className="size-5 stroke-2" />
						Exit Admin
					</Link>
				</li>
			</ul>
		</nav>
	);
}

/** The sidebar on narrow screens: a button opens it over the page, from the left. */
function Drawer() {
	const [isOpen, setOpen] = useState(false);
	const close = () => setOpen(false);
	return (
		<>
			<Button
				kind="quiet"
				small
				aria-haspopup="dialog"
				onClick={() => setOpen(true)}
				className="self-start md:hidden"
			>
				<LineIcon path="M4 7h16M4 12h16M4 17h16" className="size-5 stroke-[2.5]" />
				Menu
			</Button>
			{isOpen && (
				<Dialog
					aria-label="Administration"
					onClose={close}
					onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
					className="h-dvh max-h-none w-[min(17rem,85vw)] overflow-y-auto overscroll-contain border-r-3 border-ink bg-paper text-ink backdrop:bg-sunk/75 md:hidden"
				>
					<div className="grid gap-4 pt-[calc(var(--safe-top)+1rem)] pr-4 pb-(--safe-bottom) pl-[max(1rem,var(--safe-sides))]">
						<div className="flex items-center justify-between">
							<p className="font-display text-xl font-extrabold">Admin</p>
							<CloseButton kind="quiet" small aria-label="Close the menu" className="w-11 px-0">
								<LineIcon path="m6 6 12 12m0-12L6 18" className="size-5 stroke-[2.5]" />
							</CloseButton>
						</div>
						<SideNav onChoose={close} />
					</div>
				</Dialog>
			)}
		</>
	);
}
