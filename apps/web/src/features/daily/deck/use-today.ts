import { useHydrated } from "@tanstack/react-router";
import { trpc } from "../../../platform/api/trpc.ts";
import { useMe } from "../../../platform/session.ts";
import { browserZone } from "./browser-zone.ts";

/**
 * The deck that is open now, and how it stands. The server's page has it for a player. It is the same page for all visitors, so what is
 * theirs is asked for by their browser, with its time zone; and so it is where a player's zone may not be known yet.
 */
export function useToday() {
	const me = useMe();
	const isHydrated = useHydrated();
	const kept = trpc.daily.today.useQuery({}, { enabled: me !== null });
	const timeZone = isHydrated ? browserZone() : undefined;
	const mayDiffer = me === null || (kept.data !== undefined && kept.data.timeZone !== timeZone);
	const here = trpc.daily.today.useQuery({ timeZone }, { enabled: isHydrated && mayDiffer });
	return me !== null && here.data === undefined ? kept : here;
}
