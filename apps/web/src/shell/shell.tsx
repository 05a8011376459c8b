import { Outlet, useMatches } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { toastStore } from "../platform/toasts.ts";
import { topLayer } from "../ui/top-layer.ts";
import { Footer } from "./footer.tsx";
import { MaintenanceBanner } from "./maintenance-banner.tsx";
import { NavBar } from "./nav-bar.tsx";
import { NewVersionNotice } from "./new-version-notice.tsx";
import { Toasts } from "./toasts.tsx";

const NO_TOASTS: ReturnType<typeof toastStore.shown> = [];

/** What stands around every page. */
export function Shell() {
	const onStage = useMatches({ select: (matches) => matches.some((match) => match.staticData.stage) });
	const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.shown, () => NO_TOASTS);
	// Behind an open dialog nothing can be reached or is read out.
	const dialog = useSyncExternalStore(topLayer.subscribe, topLayer.top, () => null);
	const shelf = toasts.length > 0 && <Toasts toasts={toasts} onStage={onStage} />;
	return (
		<>
			<a
				href="#main"
				className="sr-only rounded-md bg-ink px-4 py-3 text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
			>
				Skip to content
			</a>
			<NavBar />
			<MaintenanceBanner />
			<NewVersionNotice />
			<main id="main" tabIndex={-1} className="flex grow flex-col">
				<Outlet />
			</main>
			{!onStage && <Footer />}
			<div aria-live="polite">{!dialog && shelf}</div>
			{dialog && createPortal(shelf, dialog)}
		</>
	);
}
