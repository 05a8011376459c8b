import { Outlet, useMatches } from "@tanstack/react-router";
import { useEffect, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { lazyIsland } from "../platform/chunks/lazy-island.tsx";
import { useMaintenance } from "../platform/session.ts";
import { toastStore } from "../platform/toasts.ts";
import { topLayer } from "../ui/top-layer.ts";
import { Footer } from "./footer.tsx";
import { NavBar } from "./nav-bar.tsx";
import { ReloadNotice } from "./reload-notice.tsx";

const Toasts = lazyIsland(
	() => import("./toasts.tsx"),
	(module) => module.Toasts,
	{ isQuiet: true },
);

/** Rarely shown, so its code is loaded separately. The server renders it with the page. */
export const MaintenanceBanner = lazyIsland(
	() => import("./maintenance-banner.tsx"),
	(module) => module.MaintenanceBanner,
	{ isQuiet: true },
);

export function Shell() {
	const onStage = useMatches({ select: (matches) => matches.some((match) => match.staticData.stage) });
	const isMaintenance = useMaintenance();
	const toast = useSyncExternalStore(toastStore.subscribe, toastStore.shown, () => null);
	// Nothing behind an open dialog can be pressed or is read out.
	const dialog = useSyncExternalStore(topLayer.subscribe, topLayer.top, () => null);
	const shelf = toast && <Toasts toast={toast} onStage={onStage} />;
	// Loaded before the first message, which may be about a lost connection.
	useEffect(() => {
		Toasts.preload().catch(() => {});
	}, []);
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
