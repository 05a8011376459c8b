import { SITE_ERRORS } from "@hilo/rules/site/site.errors";
import { UPDATES_SHOWN } from "@hilo/rules/site/updates";
import { Link } from "@tanstack/react-router";
import { trpc } from "../../../platform/api/trpc.ts";
import { Failure } from "../../../platform/failure.tsx";
import { type Update, UpdateList } from "../updates/update-list.tsx";

export function RecentUpdates() {
	const { data, error } = trpc.site.recentUpdates.useQuery({ limit: UPDATES_SHOWN });
	return (
		<section aria-labelledby="updates">
			<h2 id="updates" className="mb-4 text-title md:mb-6">
				Recent Updates
			</h2>
			{data ? (
				<Updates updates={data.updates} />
			) : (
				<div className="min-h-40">{error && <Failure error={error} />}</div>
			)}
		</section>
	);
}

function Updates({ updates }: { updates: readonly Update[] }) {
	if (updates.length === 0)
		return <p className="text-lg text-muted">{SITE_ERRORS["site/no-updates"].message}</p>;
	return (
		<>
			<UpdateList updates={updates} />
			{updates.length === UPDATES_SHOWN && (
				<p className="border-t border-line pt-4 md:pt-6">
					<Link to="/updates" className="link">
						All updates
					</Link>
				</p>
			)}
		</>
	);
}
