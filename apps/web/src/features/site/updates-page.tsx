import { SITE_ERRORS } from "@hilo/rules/site/site.errors";
import { keepPreviousData } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { type Outputs, trpc } from "../../platform/api/trpc.ts";
import { longDate } from "../../platform/dates.ts";
import { QueryBoundary } from "../../platform/query-boundary.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

export function UpdatesPage() {
	const { page = 1 } = useSearch({ from: "/updates" });
	const query = trpc.site.updates.useQuery({ page }, { placeholderData: keepPreviousData });
	return (
		<div className="wide pt-8 md:pt-14">
			<h1 className="mb-6 text-title md:mb-10">Updates</h1>
			<QueryBoundary query={query} fallback={<Skeleton count={5} className="h-24" />}>
				{(page) => <Updates {...page} />}
			</QueryBoundary>
		</div>
	);
}

function Updates({ updates, pagination: { page, pages } }: Outputs["site"]["updates"]) {
	if (updates.length === 0)
		return (
			<div className="grid justify-items-start gap-5">
				<p className="text-lg text-muted">{SITE_ERRORS["site/no-updates"].message}</p>
				{page > 1 && <PageLink page={1}>First page</PageLink>}
			</div>
		);
	return (
		<>
			<UpdateList updates={updates} />
			{pages > 1 && (
				<nav
					aria-label="Pages"
					className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line pt-6"
				>
					{page > 1 && <PageLink page={page - 1}>Newer</PageLink>}
					{page < pages && <PageLink page={page + 1}>Older</PageLink>}
					<span className="text-muted">
						Page {page} of {pages}
					</span>
				</nav>
			)}
		</>
	);
}

function PageLink({ page, children }: { page: number; children: string }) {
	return (
		<LinkButton kind="quiet" small to="/updates" search={page > 1 ? { page } : {}}>
			{children}
		</LinkButton>
	);
}

interface Update {
	readonly title: string;
	readonly content: string;
	/** ISO 8601. */
	readonly date: string;
}

function UpdateList({ updates }: { updates: readonly Update[] }) {
	return (
		<ol>
			{updates.map((update) => (
				<li
					key={update.date + update.title}
					className="grid gap-x-8 gap-y-1 border-t border-line py-3 md:grid-cols-[12rem_1fr] md:py-6"
				>
					<time dateTime={update.date} className="text-muted">
						{longDate(update.date)}
					</time>
					<div className="min-w-0 wrap-anywhere">
						<h2 className="text-xl">{update.title}</h2>
						<p className="mt-1 max-w-prose whitespace-pre-line text-muted">{update.content}</p>
					</div>
				</li>
			))}
		</ol>
	);
}
