import { Link, type LinkProps } from "@tanstack/react-router";
import { type ReactNode, useRef } from "react";
import { useCurrentInView, useRowFade } from "./use-row-edges.ts";

interface TabsProps {
	/** The accessible name. */
	label: string;
	tabs: readonly {
		readonly id: string;
		readonly label: string;
		readonly link: Pick<LinkProps, "to" | "search">;
		/** Shown beside the label. */
		readonly after?: ReactNode;
		/** On phones another part of the page has the link. */
		readonly isWideOnly?: boolean;
	}[];
	shown: string;
}

/** Parts of a page, each with its own address. */
export function Tabs({ label, tabs, shown }: TabsProps) {
	const row = useRef<HTMLElement>(null);
	useCurrentInView(row, shown);
	const fade = useRowFade(row);
	return (
		<nav
			ref={row}
			aria-label={label}
			// Without a scroll bar: a tab that fades out shows that there are more.
			style={fade}
			className="relative flex gap-1 overflow-x-auto shadow-[inset_0_-2px_var(--line)] [scrollbar-width:none] max-md:bleed"
		>
			{tabs.map(({ id, label, link, after, isWideOnly }) => (
				<Link
					key={id}
					{...link}
					replace
					resetScroll={false}
					activeOptions={{ exact: true, explicitUndefined: true }}
					aria-current={id === shown ? "page" : undefined}
					className={`tab shrink-0 p-3 md:text-xl lg:px-5 ${isWideOnly ? "max-md:hidden" : ""}`}
				>
					{label}
					{after}
				</Link>
			))}
		</nav>
	);
}
