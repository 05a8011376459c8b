import { SITE_ERRORS } from "@hilo/rules/site/site.errors";
import { UPDATES_SHOWN } from "@hilo/rules/site/updates";
import { Link } from "@tanstack/react-router";
import { trpc } from "../../platform/api/trpc.ts";
import { QueryBoundary } from "../../platform/query-boundary.tsx";
import { Section } from "../../ui/section.tsx";
import { type Update, UpdateList } from "../site/updates-page.tsx";

export function RecentUpdates() {
	const query = trpc.site.recentUpdates.useQuery({ limit: UPDATES_SHOWN });
	return (
		<Section title="Recent Updates">
			<QueryBoundary query={query} fallback={<div className="min-h-40" />}>
				{({ updates }) => <Updates updates={updates} />}
			</QueryBoundary>
		</Section>
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
