import { useHydrated } from "@tanstack/react-router";
import { trpc } from "./api/trpc.ts";
import { momentText } from "./dates/moment.ts";

/** What an administrator says of maintenance besides, and when it is expected to be over. */
export function MaintenanceWords({ className = "" }: { className?: string }) {
	const { data } = trpc.site.maintenance.useQuery(undefined, { enabled: false });
	// The server does not know where the reader is.
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
