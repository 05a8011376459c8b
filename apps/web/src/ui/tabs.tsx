import { Link, type LinkProps } from "@tanstack/react-router";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";

interface TabsProps {
	/** The accessible name. */
	label: string;
	tabs: readonly {
		readonly id: string;
		readonly label: string;
		readonly link: Pick<LinkProps, "to" | "search">;
		/** Shown beside the label. */
		readonly after?: ReactNode;
	}[];
	shown: string;
}

/** Parts of a page, each with its own address. */
export function Tabs({ label, tabs, shown }: TabsProps) {
	const row = useRef<HTMLElement>(null);
	const wasShown = useRef("");
	useEffect(() => {
		// A reader who scrolled the row before hydration is about to press a tab, which must not move.
		const isPushed = wasShown.current === "" && (row.current?.scrollLeft ?? 0) > 0;
		wasShown.current = shown;
		if (shown && !isPushed) showCurrent(row.current);
	}, [shown]);
	const mask = useFadedEdges(row);
	return (
		<nav
			ref={row}
			aria-label={label}
			// Without a scroll bar: a tab that fades out shows that there are more.
			style={mask ? { maskImage: mask } : undefined}
			className="relative flex gap-1 overflow-x-auto shadow-[inset_0_-2px_var(--line)] [scrollbar-width:none] max-md:-mx-(--gutter) max-md:px-(--gutter)"
		>
			{tabs.map(({ id, label, link, after }) => (
				<Link
					key={id}
					{...link}
					replace
					resetScroll={false}
					activeOptions={{ exact: true, explicitUndefined: true }}
					aria-current={id === shown ? "page" : undefined}
					className="shrink-0 border-b-4 border-transparent px-3 py-3 font-display text-lg font-bold text-muted -outline-offset-3 hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink md:px-5 md:text-xl"
				>
					{label}
					{after}
				</Link>
			))}
		</nav>
	);
}

const FADE = "2.5rem";

/** Returns a mask that fades the edges at which the row continues; null if it is whole. */
function useFadedEdges(row: RefObject<HTMLElement | null>): string | null {
	const [mask, setMask] = useState<string | null>(null);
	useEffect(() => {
		const { current } = row;
		if (!current) return;
		const look = () => {
			const { scrollLeft, scrollWidth, clientWidth } = current;
			setMask(maskOf({ start: scrollLeft > 1, end: scrollWidth - clientWidth - scrollLeft > 1 }));
		};
		current.addEventListener("scroll", look, { passive: true });
		const resized = new ResizeObserver(look);
		resized.observe(current);
		return () => {
			current.removeEventListener("scroll", look);
			resized.disconnect();
		};
	}, [row]);
	return mask;
}

/** `start` and `end`: whether the row continues there. */
function maskOf({ start, end }: { start: boolean; end: boolean }): string | null {
	if (!start && !end) return null;
	const colours = [start, end].map((isCut) => (isCut ? "transparent" : "black"));
	return `linear-gradient(to right, ${colours[0]}, black ${FADE}, black calc(100% - ${FADE}), ${colours[1]})`;
}

/** Scrolls the row to the shown tab without scrolling the page. */
function showCurrent(row: HTMLElement | null): void {
	const tab = row?.querySelector<HTMLElement>("[aria-current]");
	if (row && tab) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
}
