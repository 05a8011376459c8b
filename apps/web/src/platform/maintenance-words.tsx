import { useHydrated } from "@tanstack/react-router";
import { trpc } from "./api/trpc.ts";
import { momentText } from "./dates.ts";

/** The administrator's message about maintenance, and when it is expected to end. */
export function MaintenanceWords({ className = "" }: { className?: string }) {
	const { data } = trpc.site.maintenance.useQuery(undefined, { enabled: false });
	// The server does not know the reader's time zone.
	const isHydrated = useHydrated();
	if (!data?.message && !data?.until) return null;
	return (
		<p className={`[overflow-wrap:anywhere] ${className}`}>
			{data.message}{" "}
			{data.until && (
				<span className="inline-block">
					We expect to be back by{" "}
					<time dateTime={data.until} className="font-bold">
						{momentText(data.until, isHydrated ? undefined : "UTC")}
					</time>
					.
				</span>
			)}
		</p>
	);
}
