import { Outlet, useMatches } from "@tanstack/react-router";
import { lazy, Suspense, useSyncExternalStore } from "react";
import { toastStore } from "../platform/toasts.ts";
import { Footer } from "./footer.tsx";
import { MaintenanceBanner } from "./maintenance-banner.tsx";
import { NavBar } from "./nav-bar.tsx";

const Toasts = lazy(() => import("./toasts.tsx").then((module) => ({ default: module.Toasts })));
const NO_TOASTS: ReturnType<typeof toastStore.shown> = [];

/** What stands around every page. */
export function Shell() {
	const onStage = useMatches({ select: (matches) => matches.some((match) => match.staticData.stage) });
	const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.shown, () => NO_TOASTS);
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
			<main id="main" tabIndex={-1} className="flex grow flex-col">
				<Outlet />
			</main>
			{!onStage && <Footer />}
			<div aria-live="polite">
				{toasts.length > 0 && (
					<Suspense>
						<Toasts toasts={toasts} onStage={onStage} />
					</Suspense>
				)}
			</div>
		</>
	);
}
