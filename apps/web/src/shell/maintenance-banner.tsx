import { SITE_ERRORS } from "@hilo/rules/site/site.errors";
import { useLocation, useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { stageOnScreen } from "../features/play/stage/stage-on-screen.ts";
import type { StageState } from "../features/play/stage/stage-state.ts";
import { trpc } from "../platform/api/trpc.ts";
import { MaintenanceWords } from "../platform/maintenance-words.tsx";
import { isAlwaysOpen, useIsLockedOut, useMe } from "../platform/session.ts";
import { signInFrom } from "../platform/sign-in-address.ts";
import { isRunPlayed, toast } from "../platform/toasts.ts";
import { CloseButton, Modal } from "../ui/dialog.tsx";

/** The banner of all pages but the sign-in page, which has its own. */
export function MaintenanceBanner() {
	return useMe()?.isAdmin ? <AdminBanner /> : <ClosedSiteBanner />;
}

/** How often to check whether the site is open, in ms. Random, so that browsers do not all ask together. */
const CHECK_MS = 6000 + Math.random() * 2000;

/** Redirects locked-out users to the sign-in page, but not during a run, and back when the site opens. */
function ClosedSiteBanner() {
	const router = useRouter();
	const { pathname, href } = useLocation();
	const isPlayer = useMe() !== null;
	const isLockedOut = useIsLockedOut();
	const utils = trpc.useUtils();
	trpc.site.maintenance.useQuery(undefined, { refetchInterval: CHECK_MS });
	const onSignIn = pathname === "/sign-in";
	const [phase] = useState(() => stageOnScreen()?.phase);

	useEffect(() => {
		// Here an administrator who has just signed in is known before the banner is replaced.
		if (isLockedOut && !isAlwaysOpen(pathname) && stageOnScreen() === null)
			router.navigate({ ...signInFrom(href), replace: true });
	}, [isLockedOut, pathname, href, router]);

	const leave = useEffectEvent(() => {
		// In maintenance, this unmounts because an administrator has signed in.
		if (utils.site.maintenance.getData()?.maintenanceMode) return;
		// A run that waited continues, and would show this only at its end.
		if (!isRunPlayed.get()) toast("info", "The site is open again.");
		// To where signing in would lead.
		if (onSignIn && (isPlayer || !isTyping()))
			router.navigate({ href: router.state.location.search.from ?? "/", replace: true });
	});
	useEffect(() => () => leave(), []);

	if (onSignIn) return null;
	return (
		<>
			<StripedBar>
				{SITE_ERRORS["site/maintenance"].message}
				<MaintenanceWords className="mt-1" />
			</StripedBar>
			{isPlayer && phase && !ENDED.includes(phase) && <RunPausedDialog />}
		</>
	);
}

const ENDED: readonly StageState["phase"][] = ["closing", "over", "over-elsewhere", "failed"];

/** Whether the sign-in page's fields contain text, which would be lost. */
function isTyping(): boolean {
	return Array.from(document.querySelectorAll<HTMLInputElement>("main input")).some(({ value }) => value);
}

/** Tells administrators that all others are locked out. It can be dismissed until the message changes. */
function AdminBanner() {
	const onSignIn = useLocation({ select: ({ pathname }) => pathname === "/sign-in" });
	const { data } = trpc.site.maintenance.useQuery(undefined, { enabled: false });
	const shownMessage = `${data?.message} ${data?.until}`;
	const [dismissed, setDismissed] = useState<string | null>(null);
	if (onSignIn || dismissed === shownMessage) return null;
	return (
		<StripedBar
			aside={
				<button
					type="button"
					aria-label="Dismiss"
					className="press -my-1.5 grid size-11 shrink-0 place-items-center text-2xl leading-none"
					onClick={() => setDismissed(shownMessage)}
				>
					×
				</button>
			}
		>
			The system is currently in maintenance mode. Some features may be unavailable. You can continue to use
			the site normally.
			<MaintenanceWords className="mt-1" />
		</StripedBar>
	);
}

/** Tells a player during a run that it waits. It disappears when the site opens, and the run continues. */
function RunPausedDialog() {
	const [isClosed, setClosed] = useState(false);
	// The stage's keys need the focus there, unless the dialog was closed and something else has it.
	useEffect(
		() => () => {
			if (document.activeElement === document.body) stageOnScreen()?.focus();
		},
		[],
	);
	if (isClosed) return null;
	return (
		<Modal title="Maintenance Mode Active" onClose={() => setClosed(true)}>
			<div className="mt-3 grid gap-3 text-lg text-pretty">
				<p>{SITE_ERRORS["site/maintenance"].message}</p>
				<MaintenanceWords />
				<p className="font-bold">
					Your run is kept, and its clock stands still. Leave this page open: it goes on by itself when the
					site opens again.
				</p>
			</div>
			<CloseButton wide className="mt-5">
				OK
			</CloseButton>
		</Modal>
	);
}

const STRIPES = "bg-[repeating-linear-gradient(135deg,var(--warn)_0_0.75rem,var(--on-warn)_0.75rem_1.5rem)]";

function StripedBar({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
	return (
		<div role="status" className="shrink-0 bg-warn text-on-warn">
			<div aria-hidden="true" className={`h-2 ${STRIPES}`} />
			<div className="wide flex items-start gap-4 py-3">
				<div className="min-w-0 grow">
					<strong className="mr-2 font-display">MAINTENANCE MODE</strong>
					{children}
				</div>
				{aside}
			</div>
		</div>
	);
}
