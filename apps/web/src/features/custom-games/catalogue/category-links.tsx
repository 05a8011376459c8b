import { CATEGORIES, CATEGORY_IDS } from "@hilo/rules/custom-games/categories";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useRef } from "react";
import { useCurrentInView, useRowFade } from "../../../ui/use-row-edges.ts";

/** Looks like the chips of a choice. */
export const CHIP_LINK =
	"press shrink-0 rounded-full border-2 border-edge px-3 py-2 leading-6 font-bold whitespace-nowrap hover:border-ink aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper";

const CHIP_LINE =
	"relative flex gap-2 max-md:bleed max-md:snap-x max-md:scroll-px-14 max-md:overflow-x-auto max-md:[scrollbar-width:none] md:flex-wrap low:flex-nowrap low:overflow-x-auto low:[scrollbar-width:none]";

/** On phones and low screens, one line that scrolls sideways, with the chosen chip in view. */
export function ChipLine({ children }: { children: ReactNode }) {
	const line = useRef<HTMLUListElement>(null);
	const fade = useRowFade(line);
	useCurrentInView(line);
	return (
		<ul ref={line} style={fade} className={CHIP_LINE}>
			{children}
		</ul>
	);
}

interface CategoryLinksProps {
	/** Whether all games are shown; left out where the categories have no "All" beside them. */
	isAll?: boolean;
}

/** Links to the pages of the categories. */
export function CategoryLinks({ isAll }: CategoryLinksProps) {
	return (
		<nav aria-label="Categories">
			<ChipLine>
				{isAll !== undefined && (
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
				)}
				{CATEGORY_IDS.map((category) => (
					<li key={category} className="flex snap-start">
						<Link to="/games" search={{ category }} className={CHIP_LINK}>
							{CATEGORIES[category]}
						</Link>
					</li>
				))}
			</ChipLine>
		</nav>
	);
}
