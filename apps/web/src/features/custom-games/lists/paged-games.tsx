import { Link, type LinkProps } from "@tanstack/react-router";
import { LinkButton } from "../../../ui/button.tsx";

/** The free columns in the last row, for grids of two and of three columns. */
const SPANS = {
	two: ["sm:col-span-2", "sm:col-span-1"],
	three: ["lg:col-span-3", "lg:col-span-2", "lg:col-span-1"],
} as const;

/** Follows `after` cards and fills the rest of the last row, or has a row of its own. */
export function CreateCard({ after }: { after?: number }) {
	return (
		<li
			className={`grid content-center justify-items-center gap-4 rounded-lg border-2 border-dashed border-line p-6 text-center md:rounded-xl ${after === undefined ? "col-span-full" : `${SPANS.two[after % 2]} ${SPANS.three[after % 3]}`}`}
		>
			<p className="font-display text-2xl leading-tight font-bold text-balance">Know something better?</p>
			<p className="max-w-sm text-muted text-pretty">
				Anything with a number makes a game: ten items, and it's ready to play.
			</p>
			<LinkButton small kind="quiet" to="/custom-games" search={{ create: true }}>
				Create New Game
			</LinkButton>
		</li>
	);
}

const PAGE_LINK =
	"press grid min-h-11 min-w-11 place-items-center rounded-md px-3 font-display font-bold hover:bg-raise aria-[current=page]:bg-ink aria-[current=page]:text-paper";

interface PagesProps {
	shown: number;
	pages: number;
	/** The address of a page; of the first for undefined. */
	link: (page: number | undefined) => Pick<LinkProps, "to" | "params" | "search">;
}

/** Links to the first and last page, and to those around the shown one. */
export function Pages({ shown, pages, link }: PagesProps) {
	if (pages < 2 || shown > pages) return null;
	const linkTo = (page: number) => link(page > 1 ? page : undefined);
	return (
		<nav aria-label="Pages" className="mt-8 flex flex-wrap items-center justify-center gap-1">
			{shown > 1 && (
				<Link {...linkTo(shown - 1)} rel="prev" className={PAGE_LINK}>
					Previous
				</Link>
			)}
			{pagesAround(shown, pages).map((page, index, all) => (
				<span key={page} className="contents">
					{page - (all[index - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
					<Link
						{...linkTo(page)}
						activeOptions={{ exact: true }}
						aria-current={page === shown ? "page" : undefined}
						aria-label={`Page ${page}`}
						className={PAGE_LINK}
					>
						{page.toLocaleString("en-US")}
					</Link>
				</span>
			))}
			{shown < pages && (
				<Link {...linkTo(shown + 1)} rel="next" className={PAGE_LINK}>
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
