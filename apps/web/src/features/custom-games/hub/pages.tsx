import { Link } from "@tanstack/react-router";
import type { HubSearch } from "./hub-search.ts";

const PAGE =
	"press grid min-h-11 min-w-11 place-items-center rounded-md px-3 font-display font-bold hover:bg-raise aria-[current=page]:bg-ink aria-[current=page]:text-paper";

interface PagesProps {
	search: HubSearch;
	pages: number;
}

export function Pages({ search: { q, order, page: shown = 1 }, pages }: PagesProps) {
	if (pages < 2 || shown > pages) return null;
	const link = (page: number) =>
		({ to: "/custom-games", search: { q, order, page: page > 1 ? page : undefined } }) as const;
	return (
		<nav aria-label="Pages" className="mt-8 flex flex-wrap items-center justify-center gap-1">
			{shown > 1 && (
				<Link {...link(shown - 1)} rel="prev" className={PAGE}>
					Previous
				</Link>
			)}
			{pagesAround(shown, pages).map((page, at, all) => (
				<span key={page} className="contents">
					{page - (all[at - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
					<Link
						{...link(page)}
						aria-label={`Page ${page}`}
						aria-current={page === shown ? "page" : undefined}
						className={PAGE}
					>
						{page.toLocaleString("en-US")}
					</Link>
				</span>
			))}
			{shown < pages && (
				<Link {...link(shown + 1)} rel="next" className={PAGE}>
					Next
				</Link>
			)}
		</nav>
	);
}

function pagesAround(shown: number, last: number): number[] {
	const near = [1, shown - 1, shown, shown + 1, last].filter((page) => page >= 1 && page <= last);
	return [...new Set(near)];
}
