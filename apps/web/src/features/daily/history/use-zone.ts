import { useHydrated } from "@tanstack/react-router";
import { trpc } from "../../../platform/api/trpc.ts";
import { browserZone } from "../deck/browser-zone.ts";

/** The time zone of the player's days. Before the first deck it is the browser's, which the server does not know. */
export function useZone() {
	const isHydrated = useHydrated();
	return trpc.daily.zone.useQuery(
		{ timeZone: isHydrated ? browserZone() : undefined },
		{ enabled: isHydrated },
	);
}
