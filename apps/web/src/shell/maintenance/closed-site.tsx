import { SITE_ERRORS } from "@hilo/rules/site/site.errors";
import { useLocation, useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { trpc } from "../../platform/api/trpc.ts";
import { MaintenanceWords } from "../../platform/maintenance-words.tsx";
import { isAlwaysOpen, useIsLockedOut, useMe } from "../../platform/session.ts";
import { signInFrom } from "../../platform/sign-in-address.ts";
import { toast } from "../../platform/toasts.ts";
import { RunWaits } from "./run-waits.tsx";
import { StripedBar } from "./striped-bar.tsx";

/** How often to check whether the site is open, in ms. Random, so that browsers do not all ask together. */
const LOOK_MS = 6000 + Math.random() * 2000;

/** Redirects locked-out users to the sign-in page, but not during a run, and back when the site opens. */
export function ClosedSite() {
	const router = useRouter();
	const { pathname, href } = useLocation();
	const isPlayer = useMe() !== null;
	const isShutOut = useIsLockedOut();
	const utils = trpc.useUtils();
	trpc.site.maintenance.useQuery(undefined, { refetchInterval: LOOK_MS });
	const onSignIn = pathname === "/sign-in";
	const [phase] = useState(() => (import.meta.env.SSR ? null : phaseOnStage()));

	useEffect(() => {
		// Here an administrator who has just signed in is known before the banner is replaced.
		if (isShutOut && !isAlwaysOpen(pathname) && phaseOnStage() === null)
			router.navigate({ ...signInFrom(href), replace: true });
	}, [isShutOut, pathname, href, router]);

	const leave = useEffectEvent(() => {
		// In maintenance, this unmounts because an administrator has signed in.
		if (utils.site.maintenance.getData()?.maintenanceMode) return;
		toast("info", "The site is open again.");
		if (onSignIn && (isPlayer || !isTyping())) goBack(router);
	});
	useEffect(() => () => leave(), []);

	if (onSignIn) return null;
	return (
		<>
			<StripedBar>
				{SITE_ERRORS["site/maintenance"].message}
				<MaintenanceWords className="mt-1" />
			</StripedBar>
			{isPlayer && phase !== null && !ENDED.includes(phase) && <RunWaits />}
		</>
	);
}

const ENDED = ["closing", "over", "over-elsewhere", "failed"];

/** The stage writes its phase into the document; null without a stage. */
function phaseOnStage(): string | null {
	return document.querySelector<HTMLElement>(".stage")?.dataset.phase ?? null;
}

/** Whether the sign-in page's fields contain text, which would be lost. */
function isTyping(): boolean {
	return Array.from(document.querySelectorAll<HTMLInputElement>("main input")).some(({ value }) => value);
}

/** Navigates to where signing in would. */
function goBack(router: ReturnType<typeof useRouter>): void {
	const { search } = router.state.location;
	router.navigate({ href: search.from ?? "/", replace: true });
}
