import { useLocation } from "@tanstack/react-router";
import { useState } from "react";
import { trpc } from "../../platform/api/trpc.ts";
import { MaintenanceWords } from "../../platform/maintenance-words.tsx";
import { StripedBar } from "./striped-bar.tsx";

/** Tells administrators that all others are locked out. It can be dismissed until the message changes. */
export function OpenToAdmins() {
	const onSignIn = useLocation({ select: ({ pathname }) => pathname === "/sign-in" });
	const { data } = trpc.site.maintenance.useQuery(undefined, { enabled: false });
	const said = `${data?.message} ${data?.until}`;
	const [dismissed, setDismissed] = useState<string | null>(null);
	if (onSignIn || dismissed === said) return null;
	return (
		<StripedBar
			aside={
				<button
					type="button"
					aria-label="Dismiss"
					className="press -my-1.5 grid size-11 shrink-0 place-items-center text-2xl leading-none"
					onClick={() => setDismissed(said)}
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
