import { Link, Outlet, useMatches } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { LOST_CODE_TEXT, useReloadReason } from "../platform/reload.ts";
import { useMaintenance } from "../platform/session.ts";
import { switchTheme } from "../platform/theme.ts";
import { toastStore } from "../platform/toasts.ts";
import { Button, PLAIN } from "../ui/button.tsx";
import { topLayer } from "../ui/top-layer.ts";
import { MaintenanceBanner } from "./maintenance-banner.tsx";
import { NavBar } from "./nav-bar.tsx";
import { Toasts } from "./toasts.tsx";

export function Shell() {
	const onStage = useMatches({ select: (matches) => matches.some((match) => match.staticData.stage) });
	const isMaintenance = useMaintenance();
	const toast = useSyncExternalStore(toastStore.subscribe, toastStore.shown, () => null);
	// Nothing behind an open dialog can be pressed or is read out.
	const dialog = useSyncExternalStore(topLayer.subscribe, topLayer.top, () => null);
	const shelf = toast && <Toasts toast={toast} onStage={onStage} />;
	return (
		<>
			<a
				href="#main"
				className="sr-only rounded-md bg-ink px-4 py-3 text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
			>
				Skip to content
			</a>
			<NavBar />
			{isMaintenance && <MaintenanceBanner />}
			{!dialog && <ReloadNotice />}
			<main id="main" tabIndex={-1} className="flex grow flex-col">
				<Outlet />
			</main>
			{!onStage && <Footer />}
			<div aria-live="polite">{!dialog && shelf}</div>
			{dialog &&
				createPortal(
					<>
						<ReloadNotice />
						{shelf}
					</>,
					dialog,
				)}
		</>
	);
}

const LINKS = [
	["/daily", "Daily deck"],
	["/updates", "Updates"],
	["/credits", "Credits"],
	["/privacy-policy", "Privacy"],
	["/terms-of-service", "Terms"],
] as const;

function Footer() {
	return (
		// No footer below a page that fills the screen.
		<footer className="[#app:has([data-fills-screen])>&]:hidden mt-14 border-t border-line pb-(--safe-bottom) text-sm text-muted md:mt-24">
			<div className="wide flex flex-wrap items-center py-5">
				<span className="mr-auto max-sm:w-full max-sm:pb-2">
					Hilo<span className="max-sm:hidden">. Two things, one number.</span>
				</span>
				<div className="flex flex-wrap max-sm:-ml-3">
					{LINKS.map(([to, label]) => (
						<Link key={to} to={to} className={PLAIN}>
							{label}
						</Link>
					))}
					<a href="/api/docs" className={PLAIN}>
						API
					</a>
					<button type="button" className={PLAIN} onClick={switchTheme}>
						Switch theme
					</button>
				</div>
			</div>
		</footer>
	);
}

/** Offers a reload when code fails to load, and after a release. The page stays as it is until then. */
function ReloadNotice() {
	const reason = useReloadReason();
	if (!reason) return null;
	return (
		<div
			role="status"
			// Hidden if the page or a game offers the reload itself.
			className="[body:has([data-offers-reload])_&]:hidden sticky top-(--bar) z-20 flex flex-wrap items-center gap-4 border-b border-line bg-raise px-(--gutter) py-3"
		>
			<p className="grow font-display font-bold">
				{reason === "lost-code" ? LOST_CODE_TEXT : "A new version is here."}
			</p>
			<Button kind="quiet" onClick={() => location.reload()}>
				Reload
			</Button>
		</div>
	);
}
