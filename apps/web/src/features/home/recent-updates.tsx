import { SITE_ERRORS } from "@hilo/rules/site/site.errors";
import { UPDATES_SHOWN } from "@hilo/rules/site/updates";
import { Link } from "@tanstack/react-router";
import { type Outputs, trpc } from "../../platform/api/trpc.ts";
import { longDate } from "../../platform/dates.ts";
import { QueryBoundary } from "../../platform/query-boundary.tsx";
import { RowSection, Section } from "../../ui/section.tsx";

type Update = Outputs["site"]["recentUpdates"]["updates"][number];

/** Small, because they are the operator's news. Their own page shows long ones whole. */
export function RecentUpdates() {
	const query = trpc.site.recentUpdates.useQuery({ limit: UPDATES_SHOWN });
	const { data } = query;
	if (!data || data.updates.length === 0)
		return (
			<Section title="Recent Updates" size="small">
				<QueryBoundary query={query} fallback={<div className="min-h-28" />}>
					{() => <p className="text-muted">{SITE_ERRORS["site/no-updates"].message}</p>}
				</QueryBoundary>
			</Section>
		);
	return (
		<RowSection
			title="Recent Updates"
			size="small"
			aside={
				<Link to="/updates" className="link py-1 text-sm">
					All updates
				</Link>
			}
		>
			{data.updates.map((update) => (
				<UpdateCard key={update.date + update.title} update={update} />
			))}
		</RowSection>
	);
}

function UpdateCard({ update: { title, content, date } }: { update: Update }) {
	return (
		<li className="min-w-0 border-t border-line pt-2 text-sm wrap-anywhere">
			<time dateTime={date} className="text-xs text-muted">
				{longDate(date)}
			</time>
			<h3 className="text-base">
				<Link to="/updates" className="hover:underline">
					{title}
				</Link>
			</h3>
			<p className="mt-0.5 line-clamp-2 md:line-clamp-4 whitespace-pre-line text-muted">{content}</p>
		</li>
	);
}
