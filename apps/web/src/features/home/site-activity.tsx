import { MINUTE_MS } from "@hilo/rules/time/durations";
import { trpc } from "../../platform/api/trpc.ts";
import { PresenceDot } from "../presence/presence-mark.tsx";

/** "37 playing now · 1,204 runs today", each if the server names it. It changes with the page only. */
export function SiteActivity() {
	const { data } = trpc.home.activity.useQuery(undefined, { staleTime: MINUTE_MS });
	const { playing = null, runsToday = null } = data ?? {};
	const parts = [
		...(playing === null ? [] : [`${playing.toLocaleString("en-US")} playing now`]),
		...(runsToday === null ? [] : [`${runsToday.toLocaleString("en-US")} runs today`]),
	];
	if (parts.length === 0) return null;
	return (
		<p className="inline-flex items-center gap-1.5 text-xs text-muted tabular-nums md:text-sm">
			<PresenceDot status="online" className="size-2.5" />
			{parts.join(" · ")}
		</p>
	);
}
