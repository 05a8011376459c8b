import { useHydrated } from "@tanstack/react-router";
import { trpc } from "../../../platform/api/trpc.ts";
import { browserZone } from "../deck/browser-zone.ts";

/** Where one has one's days. Who never began a deck has them where the browser is, which the server's page does not know. */
export function useZone() {
	const isHydrated = useHydrated();
	return trpc.daily.zone.useQuery(
		{ timeZone: isHydrated ? browserZone() : undefined },
		{ enabled: isHydrated },
	);
}
