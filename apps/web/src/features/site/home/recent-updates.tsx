import { SITE_ERRORS } from "@hilo/rules/site/site.errors";
import { trpc } from "../../../platform/api/trpc.ts";
import { longDate } from "../../../platform/dates/long-date.ts";
import { Failure } from "../../../platform/failure.tsx";

export function RecentUpdates() {
	const { data, error } = trpc.site.recentUpdates.useQuery({ limit: 5 });
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

function Updates({ updates }: { updates: readonly { title: string; content: string; date: string }[] }) {
	if (updates.length === 0)
		return <p className="text-lg text-muted">{SITE_ERRORS["site/no-updates"].message}</p>;
	return (
		<ol>
			{updates.map((update) => (
				<li
					key={update.date + update.title}
					className="grid gap-x-8 gap-y-1 border-t border-line py-3 md:py-6 md:grid-cols-[12rem_1fr]"
				>
					<time dateTime={update.date} className="text-muted">
						{longDate(update.date)}
					</time>
					<div>
						<h3 className="text-xl">{update.title}</h3>
						<p className="mt-1 max-w-prose whitespace-pre-line text-muted">{update.content}</p>
					</div>
				</li>
			))}
		</ol>
	);
}
