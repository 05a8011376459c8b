import { Outlet, useMatches } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useMaintenance } from "../platform/session.ts";
import { toastStore } from "../platform/toasts.ts";
import { topLayer } from "../ui/top-layer.ts";
import { Footer } from "./footer.tsx";
import { MaintenanceBanner } from "./maintenance-banner.tsx";
import { NavBar } from "./nav-bar.tsx";
import { ReloadNotice } from "./reload-notice.tsx";
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
