import { useLocation } from "@tanstack/react-router";
import { useState } from "react";

/** The site-wide word about maintenance. The sign-in page has one of its own. */
export function MaintenanceBanner() {
	const onSignIn = useLocation({ select: ({ pathname }) => pathname === "/sign-in" });
	const [isDismissed, dismiss] = useState(false);
	if (onSignIn || isDismissed) return null;
	return (
		<div role="status" className="flex items-start gap-4 bg-warn px-(--gutter) py-3 text-on-warn">
			<p className="grow">
				<strong className="mr-2 font-display">MAINTENANCE MODE</strong>
				The system is currently in maintenance mode. Some features may be unavailable. You can continue to use
				the site normally.
			</p>
			<button
				type="button"
				aria-label="Dismiss"
				className="press px-2 text-2xl leading-none"
				onClick={() => dismiss(true)}
			>
				×
			</button>
		</div>
	);
}
