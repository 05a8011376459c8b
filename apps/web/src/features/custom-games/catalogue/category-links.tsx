import { CATEGORIES, CATEGORY_IDS } from "@hilo/rules/custom-games/categories";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

/** Left of the chosen one, so that the one before shows. In pixels. */
const MARGIN = 64;

/** Looks like the chips of a choice. */
export const CHIP_LINK =
	"press shrink-0 rounded-full border-2 border-edge px-3 py-2 leading-6 font-bold whitespace-nowrap hover:border-ink aria-[current=page]:border-ink aria-[current=page]:bg-accent/20";

/** One line that scrolls sideways on phones. */
export const CHIP_LINE =
	"flex gap-2 max-md:bleed max-md:snap-x max-md:scroll-px-(--gutter) max-md:overflow-x-auto max-md:[scrollbar-width:none] md:flex-wrap";

/** Links to the pages of the categories. On a phone the chosen one is scrolled into view. */
export function CategoryLinks({ isAll = false }: { isAll?: boolean }) {
	const line = useRef<HTMLUListElement>(null);
	useEffect(() => {
		const chosen = line.current?.querySelector<HTMLElement>("[aria-current]");
		if (line.current && chosen)
			line.current.scrollLeft = chosen.offsetLeft - line.current.offsetLeft - MARGIN;
	}, []);
	return (
		<nav aria-label="Categories">
			<ul ref={line} className={CHIP_LINE}>
				<li className="flex snap-start">
					<Link
						to="/games"
						activeOptions={{ exact: true }}
						aria-current={isAll ? "page" : undefined}
						className={CHIP_LINK}
					>
						All
					</Link>
				</li>
				{CATEGORY_IDS.map((category) => (
					<li key={category} className="flex snap-start">
						<Link to="/games" search={{ category }} className={CHIP_LINK}>
							{CATEGORIES[category]}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
